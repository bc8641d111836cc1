import { expect, test } from 'vitest'
import { withWholeAmounts } from './whole-amounts.ts'

test.for<[text: string, whole: string]>([
  ['6,300만 원보다 300만 원 낮아요.', '6,300만\u00a0원보다 300만\u00a0원 낮아요.'],
  ['연봉 1억 2,000만 원이에요. 5억 원이에요.', '연봉 1억\u00a02,000만\u00a0원이에요. 5억\u00a0원이에요.'],
  ['12월 1일 원하는 날, 만 원', '12월 1일 원하는 날, 만\u00a0원'],
])('[UI-6] no line ends inside an amount of %j', ([text, whole]) => {
  expect(withWholeAmounts(text)).toBe(whole)
})
