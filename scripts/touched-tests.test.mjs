import { expect, test } from 'vitest'
import { directImporters, touchedTests } from './touched-tests.mjs'

const RULE = 'packages/domain/src/offers/deadline.test.ts'
const OTHER_RULE = 'packages/domain/src/salary/range.test.ts'
const CONTRACT = 'packages/contract/src/openapi.test.ts'
const CALL = 'apps/server/src/modules/offers/candidate/races.test.ts'
const CONSOLE_CALL = 'apps/server/src/modules/rooms/console/rooms.test.ts'
const OTHER_CALL = 'apps/server/src/modules/insight/candidate/salary.test.ts'
const SCREEN = 'apps/web/app/offers/OfferScreen.screen.tsx'
const PART = 'apps/web/app/offers/list/words.test.ts'
const OTHER_SCREEN = 'apps/web/app/profiles/home/MyScreen.screen.tsx'
const CONSOLE_SCREEN = 'apps/console/src/rooms/RoomScreen.screen.tsx'
const COMPONENT = 'packages/ui/gallery/Button.screen.tsx'
const KIT = 'packages/kit/src/use-call.test.ts'
const tests = [
  RULE,
  OTHER_RULE,
  CONTRACT,
  CALL,
  CONSOLE_CALL,
  OTHER_CALL,
  SCREEN,
  PART,
  OTHER_SCREEN,
  CONSOLE_SCREEN,
  COMPONENT,
  KIT,
]

/** What a change of one file touches, where `importers` import it. */
const touchedBy = (/** @type {string} */ file, /** @type {string[]} */ importers = []) =>
  touchedTests([file], { tests, importersOf: () => importers }).tests

test('a changed test is run, and nothing else for its sake', () => {
  expect(touchedBy(CALL)).toEqual({ rules: [], screens: [], calls: [CALL] })
  expect(touchedBy('apps/server/src/platform/http/handle.test.ts')).toEqual({
    rules: [],
    screens: [],
    calls: [],
  })
})

test('a change in a module touches the tests of that module, at every tier', () => {
  expect(touchedBy('packages/domain/src/offers/deadline.ts').rules).toEqual([RULE])
  expect(touchedBy('apps/server/src/modules/offers/candidate/match.ts')).toEqual({
    rules: [],
    screens: [],
    calls: [CALL],
  })
  expect(touchedBy('apps/web/app/offers/detail/Benefits.tsx')).toEqual({
    rules: [PART],
    screens: [SCREEN],
    calls: [],
  })
  expect(touchedBy('packages/ui/src/field/useDraft.ts')).toEqual({
    rules: [],
    screens: [COMPONENT],
    calls: [],
  })
})

test('a module that imports what changed is touched too: its screens and its calls', () => {
  const importers = [
    'apps/server/src/modules/insight/candidate/show.ts',
    'apps/web/app/offers/list/OfferRow.tsx',
  ]
  expect(touchedBy('packages/domain/src/text/won.ts', importers)).toEqual({
    rules: [],
    screens: [SCREEN],
    calls: [OTHER_CALL],
  })
})

test('of a module that imports what changed, the tests nearest to the import are touched', () => {
  const NEAR = 'apps/web/app/offers/accept/AcceptSheet.screen.tsx'
  const within = (/** @type {string} */ importer) =>
    touchedTests(['packages/domain/src/salary/range.ts'], {
      tests: [...tests, NEAR],
      importersOf: () => [importer],
    }).tests.screens
  expect(within('apps/web/app/offers/accept/AcceptSheet.tsx')).toEqual([NEAR])
  expect(within('apps/web/app/offers/list/OfferRow.tsx')).toEqual([SCREEN, NEAR])
})

test('a rule that is imported touches those who import it, not all of its noun, and not the demo world', () => {
  expect(
    touchedBy('packages/domain/src/offers/deadline.ts', ['apps/web/app/profiles/home/Home.tsx']),
  ).toEqual({ rules: [RULE], screens: [OTHER_SCREEN], calls: [] })
  const demo = ['apps/server/src/demo/offers.ts']
  expect(touchedBy('packages/domain/src/salary/range.ts', demo).calls).toEqual([])
})

test('the ground that everything stands on is no module: that it imports everything says nothing', () => {
  const importers = [
    'apps/server/src/app.ts',
    'apps/server/src/platform/db/schema/offers.ts',
    'apps/web/app/root.tsx',
  ]
  expect(touchedBy('packages/domain/src/text/won.ts', importers)).toEqual({
    rules: [],
    screens: [],
    calls: [],
  })
})

test('a change of the ground touches the whole tier that stands on it', () => {
  const calls = [CALL, CONSOLE_CALL, OTHER_CALL]
  for (const file of [
    'platform/http/handle.ts',
    'platform/db/migrations/0000_baseline.sql',
    'platform/db/functions/renew_blocks.sql',
    'testing/test-app.ts',
    'modules.ts',
  ])
    expect(touchedBy(`apps/server/src/${file}`), file).toEqual({ rules: [], screens: [], calls })
  for (const file of ['layout/Page.tsx', 'api/queries.ts', 'testing/set-up.ts', 'routes.ts'])
    expect(touchedBy(`apps/web/app/${file}`).screens, file).toEqual([SCREEN, OTHER_SCREEN])
  expect(touchedBy('apps/console/src/layout/Frame.tsx').screens).toEqual([CONSOLE_SCREEN])
  expect(touchedBy('packages/contract/src/testing/fake-api.ts').screens).toHaveLength(4)
})

test('the kit is the ground of both front ends, and is tested by itself', () => {
  expect(touchedBy('packages/kit/src/use-call.ts')).toEqual({
    rules: [KIT],
    screens: [SCREEN, OTHER_SCREEN, CONSOLE_SCREEN],
    calls: [],
  })
})

test('what is installed touches everything', () => {
  const { rules, screens, calls } = touchedBy('package-lock.json')
  expect([...rules, ...screens, ...calls].toSorted()).toEqual(tests.toSorted())
})

test('the settings of a workspace touch all tests in it', () => {
  expect(touchedBy('apps/web/vite.config.ts')).toEqual({
    rules: [PART],
    screens: [SCREEN, OTHER_SCREEN],
    calls: [],
  })
})

test('a rule of the domain and a file of the contract touch the modules of their noun', () => {
  const offers = { rules: [], screens: [SCREEN], calls: [CALL] }
  expect(touchedBy('packages/domain/src/offers/deadline.ts')).toEqual({ ...offers, rules: [RULE] })
  expect(touchedBy('packages/contract/src/offers.ts')).toEqual(offers)
  expect(touchedBy('packages/contract/src/offer-shapes.ts')).toEqual(offers)
  expect(touchedBy('packages/contract/src/rooms-console.ts')).toEqual({
    rules: [],
    screens: [CONSOLE_SCREEN],
    calls: [CONSOLE_CALL],
  })
  expect(touchedBy('packages/contract/src/lifetime-income.ts').calls).toEqual([OTHER_CALL])
})

test('a file of the contract that no module is named after belongs to all', () => {
  const { screens, calls } = touchedBy('packages/contract/src/read-input.ts')
  expect(screens).toHaveLength(4)
  expect(calls).toHaveLength(3)
})

test('flows, benches and documents touch no test of the lower tiers', () => {
  for (const file of ['e2e/landing.spec.ts', 'bench/streams.ts', 'docs/api.md', 'README.md'])
    expect(touchedBy(file), file).toEqual({ rules: [], screens: [], calls: [] })
})

test('each reason is told once, with how many files of tests it chose', () => {
  const changed = [
    'apps/server/src/modules/offers/candidate/match.ts',
    'apps/server/src/modules/offers/core/show.ts',
    CALL,
  ]
  expect(touchedTests(changed, { tests, importersOf: () => [] }).why).toEqual([
    { reason: 'apps/server/src/modules/offers/ 안이 바뀌었어요', tests: 1 },
    { reason: '바뀐 시험', tests: 1 },
  ])
})

test('importers are found by path and by package name, but not for types alone, and not in tests', () => {
  const sources = new Map([
    ['apps/web/app/offers/queries.ts', [{ from: '../api/queries.ts', typeOnly: false }]],
    ['apps/web/app/profiles/queries.ts', [{ from: '../api/queries.ts', typeOnly: true }]],
    ['apps/web/app/profiles/queries.test.ts', [{ from: '../api/queries.ts', typeOnly: false }]],
    ['apps/console/src/layout/Bar.tsx', [{ from: '@coffeeattack/ui/Button', typeOnly: false }]],
    ['apps/server/src/run.ts', [{ from: '@coffeeattack/sandbox/serve', typeOnly: false }]],
  ])
  const importersOf = directImporters([...sources.keys()], (file) => sources.get(file) ?? [])
  expect(importersOf('apps/web/app/api/queries.ts')).toEqual(['apps/web/app/offers/queries.ts'])
  expect(importersOf('packages/ui/src/Button.tsx')).toEqual(['apps/console/src/layout/Bar.tsx'])
  expect(importersOf('apps/sandbox/src/serve.ts')).toEqual(['apps/server/src/run.ts'])
  expect(importersOf('apps/web/app/root.tsx')).toEqual([])
})
