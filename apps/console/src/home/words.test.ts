import { registrationSteps } from '@coffeeattack/domain/verification/steps'
import { expect, test } from 'vitest'
import { changeText, shareText, stopWords } from './words.ts'

test.each([
  [612, 574, '+38'],
  [3, 1204, '−1,201'],
  [7, 7, ''],
])('[BIZ-18] %i after %i reads %s', (count, before, text) => {
  expect(changeText(count, before)).toBe(text)
})

test.each([
  [688, 1284, '53.6%'],
  [1, 2, '50%'],
  [0, 0, '0%'],
])('[BIZ-18] %i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text)
})

const steps = (counts: number[], before: number[]) =>
  registrationSteps.map((step, at) => ({ step, count: counts[at]!, before: before[at]! }))

test('[BIZ-18] the step where most stopped, and the change', () => {
  const counts = [100, 90, 80, 50, 45]
  expect(stopWords(steps(counts, [100, 90, 80, 38, 30]), 'week')).toEqual({
    place: '휴대폰 확인',
    change: '지난주보다 12명 줄었어요.',
  })
  expect(stopWords(steps(counts, counts), 'week')?.change).toBe('지난주와 같아요.')
  expect(stopWords(steps([5, 5, 5, 5, 5], counts), 'thirty')).toBeNull()
})
