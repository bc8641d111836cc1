import { expect, test } from 'vitest'
import { touchedTests } from './touched-tests.mjs'

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

test('a changed test touches itself alone', () => {
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

test('a change touches the screens and calls of a module that imports the file', () => {
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

test('a changed rule touches the modules that import it, but not the demo world', () => {
  expect(
    touchedBy('packages/domain/src/offers/deadline.ts', ['apps/web/app/profiles/home/Home.tsx']),
  ).toEqual({ rules: [RULE], screens: [OTHER_SCREEN], calls: [] })
  const demo = ['apps/server/src/demo/offers.ts']
  expect(touchedBy('packages/domain/src/salary/range.ts', demo).calls).toEqual([])
})

test('the tests of the same noun come before those of other modules', () => {
  const importers = [
    'apps/server/src/modules/insight/candidate/show.ts',
    'apps/server/src/modules/offers/candidate/accept-offer.ts',
  ]
  expect(touchedBy('packages/domain/src/offers/deadline.ts', importers).calls).toEqual([CALL, OTHER_CALL])
})

test('shared files are no module: they import everything, which says nothing', () => {
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

test('a change of a shared file touches the whole tier', () => {
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

test('the kit is shared by both front ends, and has its own tests', () => {
  expect(touchedBy('packages/kit/src/use-call.ts')).toEqual({
    rules: [KIT],
    screens: [SCREEN, OTHER_SCREEN, CONSOLE_SCREEN],
    calls: [],
  })
})

test('a changed lock file touches everything', () => {
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

test('a file of the contract touches the modules of its noun', () => {
  const offers = { rules: [], screens: [SCREEN], calls: [CALL] }
  expect(touchedBy('packages/contract/src/offers.ts')).toEqual(offers)
  expect(touchedBy('packages/contract/src/offer-shapes.ts')).toEqual(offers)
  expect(touchedBy('packages/contract/src/rooms-console.ts')).toEqual({
    rules: [],
    screens: [CONSOLE_SCREEN],
    calls: [CONSOLE_CALL],
  })
})

test('a file of the contract without a noun touches all screens and calls', () => {
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
    { reason: `바뀐 시험 ${CALL}`, tests: 1 },
  ])
})
