import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimsOf } from './claims.ts'
import {
  daysLeft,
  endOfTerm,
  highestStep,
  lastDay,
  mayTellAtLeast,
  proofState,
  receiverProblem,
  untilDayOf,
  wholeYears,
} from './proof.ts'
import { proofTitle } from './words.ko.ts'

describe('[PROOF-1] an ‘at least’ goes in steps of 500', () => {
  test('up to the income and never above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (income) => {
        const step = highestStep(income)
        expect(step === null).toBe(income < 500)
        expect(mayTellAtLeast(step ?? 500, income)).toBe(step !== null)
        expect(mayTellAtLeast((step ?? 0) + 500, income)).toBe(false)
        expect(mayTellAtLeast((step ?? 500) - 1, income)).toBe(false)
      }),
    )
  })

  test('a career in whole years', () => {
    expect([wholeYears(11), wholeYears(12), wholeYears(107)]).toEqual([null, 1, 8])
  })
})

describe('[PROOF-2] the term', () => {
  const now = new Date('2026-11-18T23:30:00+09:00')

  test('ends with its last day in Seoul', () => {
    expect(lastDay(now, 30)).toBe('2026-12-18')
    const end = endOfTerm('2026-12-18')
    expect(end.toISOString()).toBe('2026-12-18T15:00:00.000Z')
    expect([untilDayOf(end), daysLeft(end, now)]).toEqual(['2026-12-18', 30])
  })

  test('what was taken back in time stays so', () => {
    const expiresAt = endOfTerm('2026-12-18')
    const after = new Date('2026-12-20T00:00:00+09:00')
    expect(proofState({ expiresAt, takenBackAt: null }, now)).toBe('RUNNING')
    expect(proofState({ expiresAt, takenBackAt: null }, expiresAt)).toBe('EXPIRED')
    expect(proofState({ expiresAt, takenBackAt: now }, after)).toBe('TAKEN_BACK')
  })

  test('the receiver is one line of at most 40 characters', () => {
    expect(receiverProblem('조약돌은행')).toBeNull()
    expect(receiverProblem(' ')).toBe('받는 곳을 적어 주세요')
    expect(receiverProblem('조약돌\u202e은행')).toBe('한 줄로 적어 주세요')
    expect(receiverProblem('가'.repeat(41))).toBe('40자까지 작성 가능해요')
  })
})

const content = { receiver: '조약돌은행', source: 'HEALTH', lookedUpOn: '2026-11-03', name: null } as const

test.each([
  [
    { kind: 'INCOME_AT_LEAST', amount: 5_000 },
    '연 소득 5,000만 원 이상',
    { income_at_least: 50_000_000, currency: 'KRW' },
  ],
  [{ kind: 'CAREER_AT_LEAST', years: 8 }, '경력 8년 이상', { career_years_at_least: 8 }],
  [{ kind: 'EMPLOYED', company: '두들페이' }, '두들페이 재직 중', { employer: '두들페이' }],
  [
    { kind: 'INCOME_EXACT', year: 2025, amount: 12_345 },
    '2025년 연 소득 1억 2,345만 원',
    { income: 123_450_000, income_year: 2025, currency: 'KRW' },
  ],
  [
    { kind: 'PAID_AS_PROMISED', company: '노을클라우드' },
    '노을클라우드에서 약속한 연봉을 받고 있어요',
    { paid_as_promised: true, employer: '노을클라우드' },
  ],
] as const)('[PROOF-1] %o reads alike for people and programs', (facts, title, claims) => {
  expect(proofTitle(facts)).toBe(title)
  expect(claimsOf({ ...content, ...facts })).toEqual({
    aud: '조약돌은행',
    source: 'NHIS',
    looked_up_on: '2026-11-03',
    ...claims,
  })
})
