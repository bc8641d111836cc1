import { kstDay } from '@coffeeattack/domain/kst'
import { expect, test } from 'vitest'
import { proposableDays, startsOf, startsProblem, toggled } from './starts.ts'

// A Sunday afternoon in Seoul.
const now = new Date('2026-11-15T05:00:00Z')
const monday = kstDay(now) + 1
const at = (index: number) => startsOf(monday)[index]!.at

test('[TRUST-4] working days from tomorrow within thirty days', () => {
  const days = proposableDays(now)
  expect(days[0]).toEqual({ day: monday, text: '11월 16일 (월)' })
  expect(days.some(({ text }) => /토|일\)/.test(text))).toBe(false)
  expect(days.at(-1)?.day).toBe(kstDay(now) + 30)
})

test('[TRUST-4] every half hour from nine to half past seven', () => {
  const starts = startsOf(monday).map(({ text }) => text)
  expect([starts[0], starts[1], starts.at(-1), starts.length]).toEqual(['09:00', '09:30', '19:30', 22])
})

test('times are added and removed in order', () => {
  expect(toggled([at(3)], at(1))).toEqual([at(1), at(3)])
  expect(toggled([at(1), at(3)], at(1))).toEqual([at(3)])
})

test('[TRUST-4] a refusal uses the domain’s sentence', () => {
  expect(startsProblem([], 30, now)).toBe('시간을 하나 이상 골라 주세요.')
  expect(startsProblem([at(0), at(1)], 60, now)).toBe('서로 겹치는 시간이 있어요.')
  expect(startsProblem([0, 1, 2, 3, 4, 5].map(at), 30, now)).toBe('시간은 5개까지 제안할 수 있어요.')
  expect(startsProblem([at(0), at(1)], 30, now)).toBeNull()
})
