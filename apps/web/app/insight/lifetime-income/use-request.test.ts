import { expect, test } from 'vitest'
import { readVerificationState } from '../../sessions/kept-state.ts'
import { freshChoice, knownPerson } from './use-request.ts'

const person = { name: '한지우', phone: '01010000001', birthday: '19950314', gender: '여성' } as const
const startedAt = '2026-11-15T12:00:00.000Z'
const kept = (more: object = {}) =>
  readVerificationState(
    JSON.stringify({ phone: person.phone, loginTypeLevel: 5, telecom: 2, startedAt, ...more }),
  )
const at = (time: string) => new Date(`2026-11-15T${time}Z`)

test('[PUB-6] a confirmation of the last ten minutes is used again', () => {
  expect(freshChoice(kept(), person, at('12:09:59'))).toEqual({ type: 'pass', loginTypeLevel: 5, telecom: 2 })
  expect(freshChoice(kept(), person, at('12:10:00'))).toBeNull()
})

test.each([{ phone: '01010000002' }, { startedAt: '' }, { startedAt: '2026-11-15T13:00:00Z' }])(
  '[PUB-6] stored data of another kind is no choice: %o',
  (more) => {
    expect(freshChoice(kept(more), person, at('12:05:00'))).toBeNull()
  },
)

test('[PUB-6] an account without a verified career is sent to verify first', () => {
  const userItems = { ...person, jobLabel: '', jobSubLabel: '' } as Parameters<typeof knownPerson>[0]
  expect(knownPerson(userItems)).toEqual(person)
  expect(knownPerson({ ...userItems, birthday: null })).toBeNull()
})
