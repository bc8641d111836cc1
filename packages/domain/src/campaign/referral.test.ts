import { expect, test } from 'vitest'
import { referralCodeProblem, referralUrl, settleReferralCode } from './referral.ts'

const PROBLEM = '영문 소문자, 숫자, 하이픈으로 3~30자를 입력해 주세요'

test.each([
  ['moka', null],
  ['dev-news-2026', null],
  [' MOKA ', null],
  ['ab', PROBLEM],
  ['a'.repeat(31), PROBLEM],
  ['-moka', PROBLEM],
  ['moka-', PROBLEM],
  ['모카', PROBLEM],
  ['a b c', PROBLEM],
  ['a&b=c', PROBLEM],
])('[PUB-8] the code %j: %s', (typed, problem) => {
  expect(referralCodeProblem(settleReferralCode(typed))).toBe(problem)
})

test('[PUB-8] the link leads to the landing page', () => {
  expect(referralUrl('https://coffee.example', 'moka')).toBe('https://coffee.example/?ref=moka')
})
