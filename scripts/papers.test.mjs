import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LAST_RELEASE } from './last-release.mjs'
import { ROOT } from './setup.mjs'

const read = (/** @type {string} */ file) => readFileSync(path.join(ROOT, file), 'utf8')

/** What the product's programs read, by their own lists of variables and past them. */
const programs = ['apps/server/src', 'apps/web/app', 'apps/console/src', 'packages'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(ts|tsx)$/.test(name) && !/\.(test|screen)\.|testing\/|node_modules|\/(build|dist)\//.test(name),
    )
    .map((name) => `${folder}/${name}`),
)
const listed = programs
  .filter((file) =>
    /^apps\/server\/src\/(settings|settings-identity|settings-signature|settings-seal|migrate-command)\.ts$/.test(
      file,
    ),
  )
  .flatMap((file) => [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name))
const past = programs.flatMap((file) =>
  [...read(file).matchAll(/process\.env(?:\['|\.)([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name),
)

test('[OPS-2] docs/running/settings.md names exactly the variables that the product reads', () => {
  const named = read('docs/running/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
    )
  expect(listed.length).toBeGreaterThan(70)
  expect(past).toContain('NODE_ENV')
  expect(named.toSorted()).toEqual([...new Set([...listed, ...past])].toSorted())
})

const running = readdirSync(path.join(ROOT, 'docs/running')).map((name) => `docs/running/${name}`)

test('[OPS-2] the form of the key is said once, and no page counts tables or migrations by hand', () => {
  const lines = [...running, 'README.md', 'README.ko.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap(
    (file) =>
      read(file)
        .split('\n')
        .map((line) => `${file}: ${line}`),
  )
  const said = lines.filter(
    (line) => /base64|hexadecimal (digits|form)/.test(line) && !line.includes('x-request-id'),
  )
  expect(said.map((line) => line.split(':')[0])).toEqual(['docs/running/settings.md'])
  const counted = /\b\d+ (of \d+ )?(tables|migrations)\b|테이블 \d+개|마이그레이션 \d+개/
  expect(lines.filter((line) => counted.test(line))).toEqual([])
})

test('[OPS-2] the pages for running it are all in their list, and name the release that they upgrade', () => {
  const list = read('docs/running/README.md')
  const pages = running.map((file) => path.basename(file)).filter((name) => name !== 'README.md')
  expect(pages.filter((name) => !list.includes(`](${name})`))).toEqual([])
  expect(read('docs/running/upgrade.md')).toContain(
    `upgrades databases of commit ${LAST_RELEASE.commit} and later`,
  )
})

test('both READMEs have the same sections and links', () => {
  const levels = (/** @type {string} */ file) => read(file).match(/^#+/gm)
  expect(levels('README.ko.md')).toEqual(levels('README.md'))
  const links = (/** @type {string} */ file) =>
    [...read(file).matchAll(/\]\(([^)]+)\)|src="([^"]+)"|(http:\/\/localhost[\w:/#]*)/g)]
      .map(([, link, picture, address]) => link ?? picture ?? address)
      .filter((to) => !to?.startsWith('README'))
      .toSorted()
  expect([...new Set(links('README.ko.md'))]).toEqual([...new Set(links('README.md'))])
})

/** @type {Record<string, { license?: string, dev?: boolean, devOptional?: boolean, link?: boolean }>} */
const packages = JSON.parse(read('package-lock.json')).packages

test('LICENSE names the licences of all production packages', () => {
  const terms = new Set(
    Object.entries(packages)
      .filter(([at, one]) => at.includes('node_modules/') && !one.dev && !one.devOptional && !one.link)
      // A package whose manifest names no licence is named itself, with the licence of its text.
      .map(([at, { license }]) => license ?? at.slice(at.lastIndexOf('node_modules/') + 13)),
  )
  const named = read('LICENSE')
  const unnamed = [...terms].filter(
    (term) => !term.split(/[()]|\bOR\b/).some((one) => one.trim() && named.includes(one.trim())),
  )
  expect(unnamed.filter((term) => term !== 'OFL-1.1')).toEqual([])
  expect(named).toContain('SIL Open Font License 1.1')
})

test('no link between our documents is broken', () => {
  const papers = [
    ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
    ...readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ]
  const known = new Set(
    readdirSync(ROOT, { withFileTypes: true })
      .filter(({ name }) => !['node_modules', '.git', '.data'].includes(name))
      .flatMap((entry) =>
        entry.isDirectory()
          ? [
              entry.name,
              ...readdirSync(path.join(ROOT, entry.name), { recursive: true, encoding: 'utf8' }).map(
                (name) => `${entry.name}/${name}`,
              ),
            ]
          : [entry.name],
      ),
  )
  const broken = papers.flatMap((paper) =>
    [...read(paper).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, to = '']) => path.posix.join(path.posix.dirname(paper), to).replace(/\/$/, ''))
      .filter((to) => !known.has(to))
      .map((to) => `${paper}: ${to}`),
  )
  expect(broken).toEqual([])
})
