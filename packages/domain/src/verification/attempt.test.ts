import { expect, test } from 'vitest'
import { catalogue } from '../errors/catalogue.ts'
import { afterAnswer, press, whyNotPress } from './attempt.ts'
import type { Attempt, ProviderAnswer } from './attempt.ts'

const start = new Date('2026-11-15T03:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const fresh: Attempt = { ownerId: 'owner', startedAt: start, state: 'PENDING', earlyPresses: 0 }
const answered = (attempt: Attempt, answer: ProviderAnswer) => afterAnswer(press(attempt), answer)

test('[VER-11] early presses are told 409, 409, then 403, and the attempt is dead', () => {
  const first = answered(fresh, 'notConfirmed')
  const second = answered(first.attempt, 'notConfirmed')
  const third = answered(second.attempt, 'notConfirmed')
  const told = [first, second, third].map(({ situation }) => catalogue[situation!].status)
  expect(told).toEqual([409, 409, 403])
  expect(second.situation).toBe('VERIFY_NOT_COMPLETED_TWICE')
  expect(third.attempt.state).toBe('DEAD')
  expect(whyNotPress(third.attempt, 'owner', start)).toBe('VERIFY_LOAD_FAILED')
})

test('[VER-11] confirming after two early presses still works', () => {
  const twice = answered(answered(fresh, 'notConfirmed').attempt, 'notConfirmed').attempt
  expect(answered(twice, 'confirmed')).toMatchObject({ situation: null, attempt: { state: 'DONE' } })
})

test('[VER-2] an attempt belongs to the person who began it', () => {
  expect(whyNotPress(fresh, 'owner', start)).toBeNull()
  expect(whyNotPress(fresh, 'stranger', start)).toBe('NOT_FOUND')
  const done = answered(fresh, 'confirmed').attempt
  expect(whyNotPress(done, 'stranger', start)).toBe('NOT_FOUND')
})

test('[VER-2] an attempt works once', () => {
  const done = answered(fresh, 'confirmed').attempt
  expect(whyNotPress(done, 'owner', start)).toBe('VERIFY_REDO')
  expect(() => press(done)).toThrow('DONE')
})

test('[VER-4] after 270 seconds a press is answered without asking the provider', () => {
  expect(whyNotPress(fresh, 'owner', after(270_000))).toBeNull()
  expect(whyNotPress(fresh, 'owner', after(270_001))).toBe('VERIFY_TIME_EXCEEDED')
})

test('[VER-11] a provider that timed out keeps saying 410', () => {
  const { attempt, situation } = answered(fresh, 'timedOut')
  expect(situation).toBe('VERIFY_TIME_EXCEEDED')
  expect(whyNotPress(attempt, 'owner', start)).toBe('VERIFY_TIME_EXCEEDED')
})

test('[VER-11] a failed lookup is 403', () => {
  expect(answered(fresh, 'failed')).toMatchObject({
    situation: 'VERIFY_LOAD_FAILED',
    attempt: { state: 'DEAD' },
  })
})

test('[VER-2] the second press of a double press does not reach the provider and is not counted', () => {
  const calling = press(fresh)
  expect(whyNotPress(calling, 'owner', start)).toBe('VERIFY_NOT_COMPLETED')
  expect(() => press(calling)).toThrow('CALLING')
  expect(calling.earlyPresses).toBe(0)
})

test('[VER-4] a press whose server died ends with the time, not never', () => {
  expect(whyNotPress(press(fresh), 'owner', after(300_000))).toBe('VERIFY_TIME_EXCEEDED')
})
