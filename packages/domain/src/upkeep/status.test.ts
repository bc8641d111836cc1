import { describe, expect, test } from 'vitest'
import {
  LATE_AFTER_MS,
  type Need,
  type Outage,
  overallOf,
  type PartState,
  type PartStatus,
  type StatusPart,
  statusOfParts,
  UNSURE_AFTER_MS,
} from './status.ts'

const now = new Date('2026-11-18T04:05:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const since = before(3_600_000)
const failing: Outage = { since, lastSeen: before(5_000) }

const statesOf = (lost: Partial<Record<Need, Outage>>, oldestDueAt: Date | null = null) =>
  Object.fromEntries(
    statusOfParts({ outageOf: (need) => lost[need] ?? null, oldestDueAt }, now).map((it) => [it.part, it]),
  ) as unknown as Record<StatusPart, PartStatus>

test('[OPS-5] nothing lost is fine, without a time', () => {
  const states = statesOf({})
  expect(new Set(Object.values(states).map(({ state }) => state))).toEqual(new Set(['fine']))
  expect(states.offers.since).toBeNull()
  expect(overallOf(Object.values(states))).toBe('fine')
})

test('[OPS-5] without the database nothing works, since it went', () => {
  const states = statesOf({ database: failing, sms: { since: before(1), lastSeen: now } })
  for (const { state, since: from } of Object.values(states)) expect([state, from]).toEqual(['away', since])
  expect(overallOf(Object.values(states))).toBe('most')
})

test('[OPS-5] a database that takes no writes is for reading', () => {
  const states = statesOf({ writes: failing })
  for (const part of ['offers', 'chats', 'search', 'files'] as const)
    expect(states[part].state).toBe('reading')
  for (const part of ['texts', 'messenger', 'verification', 'notices', 'joining', 'signing'] as const)
    expect(states[part].state).toBe('away')
})

describe('[OPS-5] what one provider carries', () => {
  test.for<[Need, StatusPart, PartState]>([
    ['kakao', 'messenger', 'away'],
    ['codef', 'verification', 'away'],
    ['files', 'files', 'away'],
    ['nts', 'joining', 'away'],
    ['signature', 'signing', 'away'],
  ])('without %s: %s is %s, and nothing else', ([need, part, state]) => {
    const { [part]: own, ...others } = statesOf({ [need]: failing })
    expect(own).toMatchObject({ state, since })
    for (const other of Object.values<PartStatus>(others)) expect(other.state).toBe('fine')
    expect(overallOf([own, ...Object.values<PartStatus>(others)])).toBe('some')
  })

  test('without mail: notices leave later, and no company confirms its address', () => {
    const { notices, joining, ...others } = statesOf({ mail: failing })
    expect([notices.state, joining.state]).toEqual(['late', 'away'])
    for (const other of Object.values<PartStatus>(others)) expect(other.state).toBe('fine')
  })

  test('without texts: no codes, and notices that come later', () => {
    const { texts, notices } = statesOf({ sms: failing })
    expect([texts.state, notices.state]).toEqual(['away', 'late'])
  })

  test('a failure that nobody has tried again is not called an outage', () => {
    const at = (ms: number) => statesOf({ sms: { since, lastSeen: before(ms) } }).texts
    expect(at(UNSURE_AFTER_MS)).toMatchObject({ state: 'away', since })
    expect(at(UNSURE_AFTER_MS + 1)).toMatchObject({ state: 'unsure', since })
  })
})

test('[OPS-5] notices are late when the oldest has been due for more than ten minutes', () => {
  expect(statesOf({}, before(LATE_AFTER_MS)).notices.state).toBe('fine')
  const due = before(LATE_AFTER_MS + 1)
  expect(statesOf({}, due).notices).toMatchObject({ state: 'late', since: due })
})
