import { expect, test } from 'vitest'
import { counts, flaky, fromPlaywright, fromVitest, slowest, stepTable } from './report.mjs'

const vitest = {
  testResults: [
    {
      name: '/repo/packages/domain/src/kst.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: ['days'],
          title: 'begin at midnight',
          status: 'passed',
          duration: 1500,
          failureMessages: [],
        },
        {
          ancestorTitles: [],
          title: 'come again',
          status: 'passed',
          duration: 20,
          failureMessages: ['Error: not yet'],
        },
        { ancestorTitles: [], title: 'rest', status: 'skipped', failureMessages: [] },
        { ancestorTitles: [], title: 'are wanted', status: 'todo', failureMessages: [] },
      ],
    },
    {
      name: '/repo/scripts/budgets.test.mjs',
      status: 'failed',
      message: '',
      assertionResults: [
        {
          ancestorTitles: [],
          title: 'weigh',
          status: 'failed',
          duration: 5,
          failureMessages: ['Error: too heavy'],
        },
      ],
    },
  ],
}

const spec = (
  /** @type {string} */ title,
  /** @type {string} */ status,
  /** @type {number[]} */ ...durations
) => ({
  title,
  file: 'offers.spec.ts',
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

const playwright = {
  config: { rootDir: '/repo/e2e' },
  suites: [
    {
      title: 'offers.spec.ts',
      specs: [spec('a person accepts', 'expected', 2000), spec('a person waits', 'skipped')],
      suites: [
        {
          title: 'two people',
          specs: [spec('meet', 'flaky', 3000, 1000), spec('part', 'unexpected', 100, 100)],
        },
      ],
    },
  ],
}

const rules = fromVitest('rules', vitest, '/repo')
const flows = fromPlaywright('flows', playwright, '/repo')

test('a test has its tier, its groups, its file and its time', () => {
  expect(rules[0]).toEqual({
    tier: 'rules',
    name: 'days › begin at midnight',
    file: 'packages/domain/src/kst.test.ts',
    seconds: 1.5,
    outcome: 'passed',
  })
})

test('the time of a flow is the sum of its tries', () => {
  expect(flows.find(({ name }) => name === 'two people › meet')).toEqual({
    tier: 'flows',
    name: 'two people › meet',
    file: 'e2e/offers.spec.ts',
    seconds: 4,
    outcome: 'flaky',
  })
})

test('the last line counts all tiers; a flaky test has passed, a todo is skipped', () => {
  expect(counts([...rules, ...flows])).toBe('4 passed, 2 failed, 3 skipped')
  expect(counts([])).toBe('0 passed, 0 failed, 0 skipped')
})

test('a file that fails before its first test counts as a failed test', () => {
  const broken = {
    name: '/repo/a.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  }
  expect(counts(fromVitest('rules', { testResults: [broken] }, '/repo'))).toBe(
    '0 passed, 1 failed, 0 skipped',
  )
})

test('names every test that passed at a later try, of vitest and of Playwright', () => {
  expect(flaky([...rules, ...flows])).toEqual([
    '다시 해서 통과한 시험 2개',
    '  flaky  rules    come again  (packages/domain/src/kst.test.ts)',
    '  flaky  flows    two people › meet  (e2e/offers.spec.ts)',
  ])
})

test('a run without a flaky test says so', () => {
  expect(flaky(rules.slice(0, 1))).toEqual(['다시 해서 통과한 시험은 없어요.'])
})

test('lists the twenty slowest tests of all tiers, slowest first', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...rules[0],
    name: `test ${index}`,
    seconds: index / 100,
  }))
  const lines = slowest([...many, ...flows])
  expect(lines).toHaveLength(21)
  expect(lines.slice(0, 4)).toEqual([
    '가장 오래 걸린 시험 20개',
    '     4.0초  flows    two people › meet  (e2e/offers.spec.ts)',
    '     2.0초  flows    a person accepts  (e2e/offers.spec.ts)',
    '     0.3초  rules    test 29  (packages/domain/src/kst.test.ts)',
  ])
})

test('each step has its time, and its number of tests if it has any', () => {
  const steps = [
    { name: 'types', seconds: 9.04 },
    { name: 'rules', seconds: 31.5 },
    { name: 'flows', seconds: 120 },
  ]
  expect(stepTable(steps, [...rules, ...flows])).toEqual([
    '걸린 시간',
    '  types        9.0초',
    '  rules       31.5초  시험 5개',
    '  flows      120.0초  시험 4개',
    '  all        160.5초  시험 9개',
  ])
})
