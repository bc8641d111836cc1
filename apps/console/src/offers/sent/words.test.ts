import { describe, expect, test } from 'vitest'
import { dayCell, leftCell, nowCell, raiseCell, salaryCell } from './words.ts'

const now = new Date('2026-11-15T03:00:00Z')
const counter = {
  amount: 7_800,
  note: '',
  askedAt: '2026-11-14T03:00:00Z',
  answer: null,
  answerNote: '',
  answeredAt: null,
  was: { salaryMin: 6_800, salaryMax: 7_400 },
  income: { kind: 'hidden' as const },
}
const question = { asked: 2, text: '재택이 되나요?', waits: true }
const waiting = {
  status: 'WAITING' as const,
  deliverAt: '2026-11-14T02:05:00Z',
  expiredAt: '2026-11-18T14:59:59.999Z',
  readAt: null,
  nudgedAt: null,
  decidedAt: null,
  counter: null,
  question: null,
}
const answered = { ...counter, answer: 'KEPT' as const, answeredAt: '2026-11-15T01:00:00Z' }
const decidedAt = '2026-11-13T01:00:00Z'

describe('[BIZ-5] the state of an offer', () => {
  test.each([
    ['waits', waiting, 'plain', '아직 답이 없어요'],
    [
      'was told of once more',
      { ...waiting, nudgedAt: '2026-11-14T01:00:00Z' },
      'nudged',
      '11월 14일에 다시 알렸어요',
    ],
    [
      'was read after that',
      { ...waiting, nudgedAt: '2026-11-14T01:00:00Z', readAt: '2026-11-14T02:00:00Z' },
      'plain',
      '아직 답이 없어요',
    ],
    ['is countered', { ...waiting, counter }, 'countered', '7,800만 원이면 만날게요'],
    ['was countered and answered', { ...waiting, counter: answered }, 'plain', '되물음에 답했어요'],
    ['was asked about', { ...waiting, question: { ...question, waits: false } }, 'plain', '질문에 답했어요'],
    [
      'is countered and asked about',
      { ...waiting, counter, question },
      'countered',
      '7,800만 원이면 만날게요',
    ],
    [
      'was chosen',
      { ...waiting, status: 'MATCHED' as const, decidedAt },
      'plain',
      '11월 13일 커피챗을 골랐어요',
    ],
    ['was refused', { ...waiting, status: 'REFUSED' as const, decidedAt }, 'plain', '11월 13일 거절했어요'],
    ['ran out', { ...waiting, status: 'EXPIRED' as const }, 'plain', '11월 18일 답 없이 지났어요'],
    [
      'was taken back',
      {
        ...waiting,
        status: 'EXPIRED' as const,
        decidedAt,
        counter: { ...answered, answer: 'TAKEN_BACK' as const },
      },
      'plain',
      '11월 13일 우리가 거뒀어요',
    ],
  ])('%s', (_, offer, kind, text) => {
    expect(nowCell(offer, now)).toEqual({ kind, text })
  })
})

test.each([
  ['2026-11-13T01:00:00Z', '11월 13일'],
  ['2026-11-13T15:00:00Z', '11월 14일'],
  ['2025-12-31T14:00:00Z', '25.12.31'],
])('%s is written as %s', (iso, text) => {
  expect(dayCell(iso, now)).toBe(text)
})

test.each([
  ['WAITING', '2026-11-18T14:59:59.999Z', { text: '3일', isToday: false }],
  ['WAITING', '2026-11-15T14:59:59.999Z', { text: '오늘 마감', isToday: true }],
  ['REFUSED', '2026-11-18T14:59:59.999Z', null],
] as const)('[OFR-2] %s until %s', (status, expiredAt, left) => {
  expect(leftCell({ status, expiredAt }, now)).toEqual(left)
})

describe('[TRUST-1] the raise uses the disclosed income only', () => {
  const range = { salaryMin: 6_300, salaryMax: 6_800 }
  test.each([
    [{ kind: 'exact', income: 5_200 }, '최대 +30.8%', true],
    [{ kind: 'exact', income: 6_800 }, '최대 0.0%', false],
    [{ kind: 'band', from: 5_000, to: 5_500 }, '+14.5~36.0%', true],
    [{ kind: 'band', from: 6_500, to: 7_000 }, '최대 +4.7%', true],
    [{ kind: 'atLeast', from: 5_000 }, '최대 +36.0%', true],
  ] as const)('%o', (income, text, rises) => {
    expect(raiseCell({ ...range, income })).toMatchObject({ text, rises })
  })
  test('nothing is shown without a disclosed income', () => {
    expect(raiseCell({ ...range, income: { kind: 'hidden' } })).toBeNull()
  })
})

test.each([
  [{ salaryMin: 5_800, salaryMax: 6_300 }, '5,800~6,300'],
  [{ salaryMin: null, salaryMax: null }, null],
])('[BIZ-15] %o reads %s in a column of 만 원', (offer, text) => expect(salaryCell(offer)).toBe(text))
