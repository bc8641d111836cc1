import { expect, test } from 'vitest'
import { circleComplaint, importCircles } from './import-circles.mjs'
import { readModules } from './modules.mjs'

const circlesOf = (
  /** @type {Record<string, string>} */ files,
  /** @type {'loads' | 'runs' | undefined} */ which,
) => importCircles(readModules(new Map(Object.entries(files))), which)

const imports = (/** @type {string[]} */ ...names) =>
  names.map((name) => `import { ${name} } from './${name}.ts'\n`).join('')

test('finds nothing where imports go one way, even to one place by two ways', () => {
  const files = { 'a.ts': imports('b', 'c'), 'b.ts': imports('d'), 'c.ts': imports('d'), 'd.ts': '' }
  expect(circlesOf(files)).toEqual([])
})

test('tells a circle once, by its shortest way round', () => {
  const files = {
    'a.ts': imports('b'),
    'b.ts': imports('c', 'd'),
    'c.ts': imports('a'),
    'd.ts': imports('c'),
  }
  expect(circlesOf(files)).toEqual([
    ['a.ts', 'b.ts', 'c.ts', 'a.ts'],
    ['d.ts', 'c.ts', 'a.ts', 'b.ts', 'd.ts'],
  ])
})

test('tells of each circle that shares a file with another', () => {
  const files = { 'a.ts': imports('b', 'c'), 'b.ts': imports('a'), 'c.ts': imports('a') }
  expect(circlesOf(files)).toEqual([
    ['a.ts', 'b.ts', 'a.ts'],
    ['c.ts', 'a.ts', 'c.ts'],
  ])
})

test('counts an import of types, unless asked for what runs', () => {
  const files = { 'a.ts': imports('b'), 'b.ts': "import type { A } from './a.ts'\n" }
  expect(circlesOf(files)).toEqual([['a.ts', 'b.ts', 'a.ts']])
  expect(circlesOf(files, 'runs')).toEqual([])
})

test('counts no import that is made on the way', () => {
  const files = { 'a.ts': imports('b'), 'b.ts': "run(() => import('./a.ts'))\n" }
  expect(circlesOf(files)).toEqual([])
})

test('takes a package for no file of ours that has its name', () => {
  expect(circlesOf({ 'bench/lighthouse.ts': "import lighthouse from 'lighthouse'\n" })).toEqual([])
})

test('says the whole way round', () => {
  expect(circleComplaint(['a.ts', 'b.ts', 'a.ts'])).toBe(
    'a.ts: imports itself in a circle: a.ts → b.ts → a.ts',
  )
})
