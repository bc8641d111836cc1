import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importGraph, sources } from './imports.mjs'
import { ROOT, v8Flags } from './setup.mjs'

/* What the sources alone can show of the image; `npm run proof:image` checks a built one. */

const dockerfile = readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8')
const texts = sources()
const graph = importGraph(texts)
const PROGRAMS = ['main.ts', 'operator.ts', 'upkeep.ts', 'migrate-command.ts'].map(
  (file) => `apps/server/src/${file}`,
)

/** The files that load when one of the programs starts. */
function loaded() {
  const reached = new Set(PROGRAMS)
  for (const file of reached)
    for (const { target, typeOnly, isLazy } of graph.get(file) ?? [])
      if (!typeOnly && !isLazy) reached.add(target)
  return [...reached]
}

test('[OPS-1] no program of the image loads the sandbox, the demo or a test at its start', () => {
  const files = loaded()
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => /^apps\/sandbox\/|\/demo\/|\/testing\/|\.test\./.test(file))).toEqual([])
})

test('every file that loads is copied into the image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+\/src) /gm)].map(([, folder = '']) => `${folder}/`)
  expect(loaded().filter((file) => !copied.some((folder) => file.startsWith(folder)))).toEqual([])
})

test('the image is installed from the manifest of every workspace', () => {
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm)].map(([, folder = '']) => folder)
  const locked = Object.keys(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages)
  const workspaces = locked.filter((at) => at && !at.includes('node_modules/'))
  expect(copied.toSorted()).toEqual(workspaces.toSorted())
})

test('the image keeps the font files that pictures are drawn with', () => {
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
