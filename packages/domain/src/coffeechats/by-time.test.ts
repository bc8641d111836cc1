import { describe, expect, test } from 'vitest'
import { companyTodo, nearnessOf } from './by-time.ts'
import type { ProposedTime } from './schedule.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
/** A Monday. */
const now = seoul('2026-11-16T10:00:00')

const time = (start: string, given: Partial<ProposedTime> = {}): ProposedTime => ({
  id: start,
  startsAt: seoul(start),
  minutes: 30,
  proposedBy: 'company',
  confirmedAt: null,
  withdrawnAt: null,
  ...given,
})
const fixed = (start: string) => time(start, { confirmedAt: now })
const theirs = (start: string) => time(start, { proposedBy: 'candidate' })

const chat = (given: Partial<Parameters<typeof companyTodo>[0]> = {}) => ({
  cancelledAt: null,
  times: [],
  hasPlace: true,
  isAsked: false,
  hasGoneOn: false,
  hasLeft: false,
  ...given,
})

describe('[BIZ-7] what a coffee chat waits for from the company', () => {
  test.each([
    ['nothing is arranged', chat(), 'PROPOSE'],
    ['all proposed times have passed', chat({ times: [time('2026-11-16T09:00:00')] }), 'PROPOSE'],
    ['we proposed and they choose', chat({ times: [time('2026-11-17T09:00:00')] }), null],
    ['they proposed', chat({ times: [theirs('2026-11-17T09:00:00')] }), 'CHOOSE'],
    ['fixed, with a place', chat({ times: [fixed('2026-11-17T09:00:00')] }), null],
    ['fixed, without a place', chat({ times: [fixed('2026-11-17T09:00:00')], hasPlace: false }), 'PLACE'],
    ['begun without a place', chat({ times: [fixed('2026-11-16T09:50:00')], hasPlace: false }), null],
    ['over, and we are asked', chat({ times: [fixed('2026-11-15T09:00:00')], isAsked: true }), 'OUTCOME'],
    ['over, and we said', chat({ times: [fixed('2026-11-15T09:00:00')] }), null],
    ['moved on to an interview', chat({ hasGoneOn: true }), null],
    ['called off', chat({ cancelledAt: now }), null],
    [
      'called off, their times stand',
      chat({ cancelledAt: now, times: [theirs('2026-11-17T09:00:00')] }),
      null,
    ],
    ['the person left', chat({ hasLeft: true, isAsked: true }), null],
    [
      'asked, and they proposed again',
      chat({ isAsked: true, times: [theirs('2026-11-17T09:00:00')] }),
      'CHOOSE',
    ],
  ])('%s', (_, given, todo) => expect(companyTodo(given, now)).toBe(todo))
})

test.each([
  ['2026-11-16T09:50:00', 'today'],
  ['2026-11-16T23:59:00', 'today'],
  ['2026-11-17T00:00:00', 'week'],
  ['2026-11-22T23:59:00', 'week'],
  ['2026-11-23T00:00:00', 'later'],
] as const)('[BIZ-5] seen from a Monday, %s is %s', (start, nearness) => {
  expect(nearnessOf(seoul(start), now)).toBe(nearness)
})

test('[BIZ-5] on a Sunday the week is over with the day', () => {
  const sunday = seoul('2026-11-22T12:00:00')
  expect(nearnessOf(seoul('2026-11-22T20:00:00'), sunday)).toBe('today')
  expect(nearnessOf(seoul('2026-11-23T09:00:00'), sunday)).toBe('later')
})
