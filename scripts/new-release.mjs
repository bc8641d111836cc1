import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpinned } from './pin-images.mjs'
import { Stop, run, say } from './say.mjs'
import { ROOT } from './setup.mjs'

/*
 * npm run release -- 1.0.0-rc.2: names the version everywhere, lists what it is made of (SBOM), commits, and tags the
 * commit v1.0.0-rc.2. Images are built from that tag and named by it (docs/running/install.md). Nothing is pushed.
 */

const VERSION = /^\d+\.\d+\.\d+(-rc\.\d+)?$/
const OURS = '@coffeeattack/'
const DEPLOYED = ['deploy/compose.yaml', 'deploy/kubernetes/kustomization.yaml']

const at = (/** @type {string} */ file) => path.join(ROOT, file)
const read = (/** @type {string} */ file) => readFileSync(at(file), 'utf8')
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The lock with the new version of ours, and of ours that they need. */
export function renamed(/** @type {any} */ lock, /** @type {string} */ to) {
  const needed = (/** @type {any} */ { dependencies = {}, devDependencies = {} }) => [
    dependencies,
    devDependencies,
  ]
  for (const [at, entry] of [['', lock], ...Object.entries(lock.packages)]) {
    if (at.includes('node_modules/')) continue
    entry.version = to
    for (const names of needed(entry))
      for (const name of Object.keys(names)) if (name.startsWith(OURS)) names[name] = to
  }
  return lock
}

/** A manifest with the same. As text, because its form is not npm's. */
export const renamedManifest = (/** @type {string} */ text, /** @type {string} */ to) =>
  text.replaceAll(new RegExp(`^( +"(?:version|${OURS}[\\w-]+)": )"[^"]+"`, 'gm'), `$1"${to}"`)

/** The changelog with what was unreleased under the version. */
export function dated(
  /** @type {string} */ changelog,
  /** @type {string} */ version,
  /** @type {string} */ day,
) {
  const heading = '## Unreleased\n'
  if (!changelog.includes(heading)) throw new Stop('CHANGELOG.md에 Unreleased가 없어요.')
  return changelog.replace(heading, `${heading}\n## ${version} · ${day}\n`)
}

function write(/** @type {string} */ version, /** @type {Date} */ now) {
  const { version: before, workspaces } = JSON.parse(read('package.json'))
  const manifests = git('ls-files', 'package.json', '*/package.json').split('\n')
  if (manifests.length <= workspaces.length) throw new Stop('꾸러미들의 package.json을 찾지 못했어요.')
  for (const file of manifests) writeFileSync(at(file), renamedManifest(read(file), version))
  const lock = renamed(JSON.parse(read('package-lock.json')), version)
  writeFileSync(at('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
  for (const file of DEPLOYED) writeFileSync(at(file), read(file).replaceAll(before, version))
  writeFileSync(at('CHANGELOG.md'), dated(read('CHANGELOG.md'), version, now.toISOString().slice(0, 10)))
}

/**
 * Everything that the lock installs in production, in CycloneDX. Not by `npm sbom`: with --omit=dev it leaves out what
 * development needs too (fastify, zod), and without it refuses this lock. What the images of others hold,
 * `docker buildx build --sbom=true` lists.
 */
export function partsOf(/** @type {any} */ lock, /** @type {string} */ version) {
  const installed = Object.entries(lock.packages).filter(
    ([at, { dev, link }]) => at.includes('node_modules/') && !dev && !link,
  )
  const components = installed.map(([at, { version: own, integrity = '', license }]) => {
    const name = at.split('node_modules/').at(-1) ?? ''
    const [kind = '', hash = ''] = integrity.split('-')
    return {
      type: 'library',
      'bom-ref': at,
      name,
      version: own,
      purl: `pkg:npm/${name.replace('@', '%40')}@${own}`,
      ...(kind === 'sha512' && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
      }),
      ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
    }
  })
  const component = { type: 'application', name: 'coffee-attack', version }
  return { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }
}

function listParts(/** @type {string} */ version) {
  const bom = partsOf(JSON.parse(read('package-lock.json')), version)
  const file = `.cache/release/coffee-attack-${version}.cdx.json`
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), `${JSON.stringify(bom, null, 2)}\n`)
  say(`부품표: ${file} (${bom.components.length}개)`)
}

// Node 20, which a new machine may have, knows no `import.meta.main`.
if (process.argv[1] === fileURLToPath(import.meta.url))
  await run(async () => {
    const [version = '', flag] = process.argv.slice(2)
    if (!VERSION.test(version)) throw new Stop('npm run release -- 1.0.0-rc.2 처럼 버전을 적어 주세요.')
    if (git('status', '--porcelain') !== '') throw new Stop('커밋하지 않은 것이 있어요.')
    if (git('tag', '--list', `v${version}`) !== '') throw new Stop(`v${version}은 이미 있어요.`)
    const missing = unpinned()
    if (missing.length > 0 && flag !== '--unpinned')
      throw new Stop(
        `다이제스트가 없는 이미지가 있어요: ${missing.join(', ')}\n레지스트리에 닿는 곳에서 node scripts/pin-images.mjs를 먼저 돌리고 커밋해 주세요. 그대로 내려면 --unpinned를 붙여요.`,
      )
    write(version, new Date())
    listParts(version)
    git('commit', '--all', '--quiet', `--message=release: ${version}`)
    git('tag', '--annotate', `v${version}`, `--message=커피어택 ${version}`)
    say(`v${version}을 만들었어요. 올리려면: git push --follow-tags`)
  })
