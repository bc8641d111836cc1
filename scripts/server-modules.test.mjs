import { expect, test } from 'vitest'
import { coreComplaints, coreGraph, pictureOf } from './server-modules.mjs'

const at = (/** @type {string} */ file) => `apps/server/src/modules/${file}`

/** Modules by what each of their files loads. */
const graphOf = (/** @type {Record<string, string[]>} */ files) =>
  coreGraph(new Map(Object.entries(files).map(([file, loads]) => [at(file), { loads: loads.map(at) }])))

const graph = graphOf({
  'offers/core/store.ts': ['rooms/core/store.ts', 'offers/core/sql.ts'],
  'offers/candidate/accept.ts': ['partners/core/store.ts'],
  'offers/core/store.test.ts': ['partners/testing/world.ts'],
  'rooms/core/store.ts': [],
  'partners/module.ts': [],
})

test('the graph of cores tells what a core needs, not what a side or a test does', () => {
  expect(Object.fromEntries(graph)).toEqual({ offers: ['rooms'], rooms: [], partners: [] })
})

test('the picture names every module once, with the modules that its core needs', () => {
  expect(pictureOf(graph)).toBe('offers   → rooms\n(alone) partners, rooms')
})

test('refuses: cores that import each other, even over a third', () => {
  const round = graphOf({
    'offers/core/a.ts': ['rooms/core/a.ts'],
    'rooms/core/a.ts': ['files/core/a.ts'],
    'files/core/b.ts': ['offers/core/b.ts'],
  })
  expect(coreComplaints(round, `\n${pictureOf(round)}\n`)).toEqual([
    'cores import each other: offers → rooms → files → offers',
  ])
})

test('refuses: a picture in ARCHITECTURE.md that shows other imports than there are', () => {
  expect(coreComplaints(graph, `# Architecture\n${pictureOf(graph)}\n`)).toEqual([])
  expect(coreComplaints(graph, '# Architecture\noffers → partners\n')).toHaveLength(1)
})
