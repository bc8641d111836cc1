import { expect, test } from 'vitest'
import { quotaProblems, quotaText } from './quota.ts'

const outside = '0건부터 1,000건까지 정할 수 있어요'

test.each([
  [{ monthly: 0, daily: 0 }, {}],
  [{ monthly: 1000, daily: 1000 }, {}],
  [{ monthly: 1001, daily: 10 }, { monthly: outside }],
  [{ monthly: -1, daily: 0 }, { monthly: outside }],
  [{ monthly: 50, daily: 1.5 }, { daily: outside }],
  [
    { monthly: Number.NaN, daily: Number.NaN },
    { monthly: outside, daily: outside },
  ],
  [{ monthly: 9, daily: 10 }, { daily: '한 달 수보다 많을 수 없어요' }],
])('[BIZ-18] a quota of %o: %o', (quota, problems) => {
  expect(quotaProblems(quota)).toEqual(problems)
})

test('[BIZ-18] a quota in words', () => {
  expect(quotaText({ monthly: 80, daily: 15 })).toBe('월 80건 · 하루 15건')
})
