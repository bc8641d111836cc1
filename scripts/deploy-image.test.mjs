import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readModules } from './modules.mjs'
import { ROOT, v8Flags } from './setup.mjs'
import { sources } from './sources.mjs'

/* What `npm run proof:image` shows of a built image, as far as the sources alone can tell it. */

const dockerfile = readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8')
const texts = sources()
const modules = readModules(texts)
const PROGRAMS = ['main.ts', 'operator.ts', 'migrate-command.ts'].map((file) => `apps/server/src/${file}`)

/** Whatever is loaded as soon as one of the programs starts. */
function loaded() {
  const reached = new Set(PROGRAMS)
  for (const file of reached) for (const next of modules.get(file)?.runs ?? []) reached.add(next)
  return [...reached]
}

test('[OPS-1] no program of the image loads the sandbox, the demo or a test before somebody asks for it', () => {
  const files = loaded()
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => /^apps\/sandbox\/|\/demo\/|\/testing\/|\.test\./.test(file))).toEqual([])
})

test('what is loaded is copied into the image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+\/src) /gm)].map(([, folder = '']) => `${folder}/`)
  expect(loaded().filter((file) => !copied.some((folder) => file.startsWith(folder)))).toEqual([])
})

test('the image is installed from the manifest of every workspace', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm)].map(([, folder = '']) => folder)
  const locked = Object.keys(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages)
  const workspaces = locked.filter((at) => at && !at.includes('node_modules/'))
  expect(copied.toSorted()).toEqual(workspaces.toSorted())
})

test('of the font, what pictures are drawn with stays in the image', () => {
  const drawing = texts.get('apps/server/src/modules/campaigns/public/pictures/picture-cache.ts') ?? ''
  const [, weights = ''] = /const fontFiles = \[([^\]]+)\]/.exec(drawing) ?? []
  const drawn = [...weights.matchAll(/\w+/g)].map(([weight]) => weight)
  const kept = [...dockerfile.matchAll(/Pretendard-(\w+)\.otf/g)].map(([, weight]) => weight)
  expect(drawn.length).toBeGreaterThan(0)
  expect(kept.toSorted()).toEqual(drawn.toSorted())
})

test('the image runs V8 with the flags of `npm start`', () => {
  expect(dockerfile).toContain('COPY apps/server/v8-flags apps/server/v8-flags')
  expect(dockerfile).toMatch(/^ENTRYPOINT .*exec node \$\(cat apps\/server\/v8-flags\)/m)
  expect(dockerfile).not.toMatch(/--max-|--no-parallel/)
  expect(v8Flags().every((flag) => /^--[a-z-]+(=\d+)?$/.test(flag))).toBe(true)
})
