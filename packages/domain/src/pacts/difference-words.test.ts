import { expect, test } from 'vitest'
import { differencesOf, type OfferedPay } from './differences.ts'
import { differenceSpoken, differenceText, payName, sumDifferenceText } from './difference-words.ko.ts'
import { emptyTerms, type Terms } from './terms.ts'

const offered: OfferedPay = {
  base: { min: 6_700, max: 7_200 },
  pay: { bonus: { min: 300, max: 700 }, stock: null, signing: 500 },
}

const told = (terms: Partial<Terms>) =>
  differencesOf({ ...emptyTerms, ...terms }, offered).map((difference) => differenceText(difference))

test.each([
  ['the highest figure', { base: 7_200 }, 0, '제안의 가장 높은 금액'],
  ['inside the range', { base: 7_000 }, 0, '제안 안이에요'],
  ['above the range', { base: 7_400 }, 0, '200만 원 올랐어요'],
  ['the same range', { bonus: { min: 300, max: 700 } }, 1, '제안 그대로예요'],
  [
    'shares that were not offered',
    { stock: { kind: 'RSU', min: 400, max: 800, years: 4 } },
    2,
    '새로 정했어요',
  ],
  ['no shares on either side', {}, 2, ''],
  ['a lower signing bonus', { signing: 300 }, 3, '200만 원 적어요'],
  ['a signing bonus that is gone', {}, 3, '500만 원 적어요'],
] as const)('[PACT-2] the mark beside %s', (_, terms, place, words) => {
  expect(told(terms)[place]).toBe(words)
})

test('[PACT-2] the two bars are told as a sentence', () => {
  const [base, , , signing] = differencesOf({ ...emptyTerms, base: 7_200 }, offered)
  expect(differenceSpoken(payName('base', null), base!)).toBe('연봉 제안 6,700~7,200만 원, 합의 7,200만 원')
  expect(differenceSpoken(payName('signing', null), signing!)).toBe('사이닝 보너스 제안 500만 원, 합의 없음')
  expect(payName('stock', 'OPTION')).toBe('스톡옵션')
})

test.each([
  [300, -200, '최저 +300 · 최고 −200'],
  [0, -200, '최저 그대로 · 최고 −200'],
  [375, 375, '+375'],
  [0, 0, '제안 그대로예요'],
])('[PACT-2] a sum whose ends moved by %i and %i', (min, max, words) => {
  expect(sumDifferenceText({ min, max })).toBe(words)
})
