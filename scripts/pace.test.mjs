import { expect, test } from 'vitest'
import { announcement, inRounds, learned, secondsOf } from './pace.mjs'
import { progressLine } from './progress-reporter.mjs'

const LAST = { types: { seconds: 30, tests: 0 }, screens: { seconds: 171, tests: 1230 } }

test('a step takes as long as it took last time', () => {
  expect(secondsOf('screens', LAST, 8)).toBe(171)
})

test('a step that never ran here is estimated by the cores; more cores make tests quicker, but not the type check', () => {
  expect(secondsOf('calls', {}, 2)).toBe(200)
  expect(secondsOf('calls', {}, 8)).toBe(50)
  expect(secondsOf('types', {}, 8)).toBe(secondsOf('types', {}, 2))
})

test('the start says how long the steps take together, and where the figure comes from', () => {
  expect(announcement(['types', 'screens'], LAST, 2)).toBe(
    'types, screens: 3분쯤 걸려요 (지난번에 걸린 시간).',
  )
  expect(announcement(['types'], LAST, 2)).toBe('types: 30초쯤 걸려요 (지난번에 걸린 시간).')
  expect(announcement(['types', 'calls'], LAST, 2)).toBe(
    'types, calls: 4분쯤 걸려요 (코어 2개로 어림한 시간).',
  )
})

test('types, lint and build run at once, before the tests; the start counts the longest of them', () => {
  expect(inRounds(['types', 'lint', 'build', 'rules', 'flows'])).toEqual([
    ['types', 'lint', 'build'],
    ['rules'],
    ['flows'],
  ])
  expect(inRounds(['rules'])).toEqual([['rules']])
  const last = {
    types: { seconds: 50, tests: 0 },
    build: { seconds: 60, tests: 0 },
    lint: { seconds: 120, tests: 0 },
  }
  expect(announcement(['types', 'lint', 'build'], last, 2)).toContain('2분쯤')
})

test('the time of a passed step is kept with its number of tests; the others stay', () => {
  const tests = [{ tier: 'calls' }, { tier: 'calls' }, { tier: 'screens' }]
  expect(learned(LAST, [{ name: 'calls', seconds: 180.4 }], tests)).toEqual({
    ...LAST,
    calls: { seconds: 180, tests: 2 },
  })
})

test('a running tier reports once after each tenth of its files, with the tests so far', () => {
  const so = { files: 165, tests: 620, failed: 0, seconds: 80.2 }
  expect(progressLine({ ...so, done: 82 })).toBeUndefined()
  expect(progressLine({ ...so, done: 83 })).toBe('   50 %  파일 83/165, 시험 620개  80초')
  expect(progressLine({ ...so, done: 84 })).toBeUndefined()
  expect(progressLine({ ...so, done: 165, failed: 2 })).toBe(
    '  100 %  파일 165/165, 시험 620개, 실패 2개  80초',
  )
})

test('a tier of few files reports after each file', () => {
  const said = [1, 2, 3].map((done) => progressLine({ files: 3, done, tests: done, failed: 0, seconds: 1 }))
  expect(said.every(Boolean)).toBe(true)
})
