import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coffeechatTodos } from '../coffeechats/by-time.ts'
import { type PactState, pactStates } from '../pacts/state.ts'
import { groupedByTodo, type NextFacts, nextOf } from './next.ts'
import { pipelineStages } from './stage.ts'

/** A Wednesday. */
const now = new Date('2026-11-18T10:00:00+09:00')
const card = (given: Partial<NextFacts>): NextFacts => ({
  stage: 'SAVED',
  offer: null,
  coffeechat: null,
  hire: null,
  remindOn: null,
  ...given,
})
const offer = { expiredAt: '2026-11-20T23:59:59+09:00', counter: null, isAsked: false }
const chat = { todo: null, startsAt: null, pactState: null }

test.each<[PactState, string | null, string?]>([
  ['DRAFT', '합의서를 쓰고 있어요', 'ours'],
  ['SENT', '합의서 서명을 기다려요', 'plain'],
  ['CHANGE_ASKED', '바꿔 달라고 했어요', 'theirs'],
  ['SIGNED_BY_CANDIDATE', '서명했어요 · 우리 차례', 'theirs'],
  ['SEALED', null],
])('[PACT-3] the terms on a card: %s', (pactState, text, tone) => {
  const next = nextOf(card({ stage: 'TERMS', coffeechat: { ...chat, pactState } }), now)
  expect([next?.text ?? null, next?.tone]).toEqual([text, tone])
  expect(nextOf(card({ stage: 'ENDED', coffeechat: { ...chat, pactState } }), now)).toBeNull()
})

describe('[BIZ-10] what comes next', () => {
  test.each<[string, Partial<NextFacts>, string | null, string?]>([
    ['an offer that waits', { stage: 'OFFERED', offer }, null],
    ['how it was', { stage: 'COFFEECHAT', coffeechat: { ...chat, todo: 'OUTCOME' } }, '만났나요?', 'ours'],
    ['no time yet', { stage: 'COFFEECHAT', coffeechat: chat }, '시간을 맞추는 중', 'plain'],
    [
      'today',
      { stage: 'COFFEECHAT', coffeechat: { ...chat, startsAt: '2026-11-18T16:00:00+09:00' } },
      '오늘 오후 4:00',
      'plain',
    ],
    [
      'tomorrow',
      { stage: 'COFFEECHAT', coffeechat: { ...chat, startsAt: '2026-11-19T13:00:00+09:00' } },
      '내일 오후 1:00',
      'plain',
    ],
    [
      'within a week',
      { stage: 'COFFEECHAT', coffeechat: { ...chat, startsAt: '2026-11-20T15:00:00+09:00' } },
      '금 오후 3:00',
      'plain',
    ],
    [
      'later',
      { stage: 'COFFEECHAT', coffeechat: { ...chat, startsAt: '2026-11-30T09:30:00+09:00' } },
      '11월 30일 오전 9:30',
      'plain',
    ],
    [
      'a day that has passed',
      { stage: 'COFFEECHAT', coffeechat: { ...chat, startsAt: '2026-11-10T09:30:00+09:00' } },
      null,
    ],
    [
      'a hire that waits',
      { stage: 'TERMS', hire: { startsOn: '2026-12-01', isAgreed: false } },
      '채용 확정 확인을 기다려요',
      'theirs',
    ],
    [
      'of another year',
      { stage: 'HIRED', hire: { startsOn: '2027-01-04', isAgreed: true } },
      '2027년 1월 4일 시작',
      'good',
    ],
    ['a reminder of today', { remindOn: '2026-11-18' }, '오늘', 'ours'],
    ['a forgotten one', { remindOn: '2026-11-12' }, '11월 12일', 'ours'],
    ['one of tomorrow', { remindOn: '2026-11-19' }, '내일', 'plain'],
    ['one ahead', { remindOn: '2026-11-23' }, '11월 23일', 'plain'],
    ['what is over', { stage: 'ENDED', remindOn: '2026-11-18' }, null],
  ])('%s', (_, given, text, tone) => {
    const next = nextOf(card(given), now)
    expect(next?.text ?? null).toBe(text)
    expect(next?.tone).toBe(tone)
  })

  test('a due reminder goes before a fixed time, one ahead after it', () => {
    const meets = {
      stage: 'COFFEECHAT',
      coffeechat: { ...chat, startsAt: '2026-11-20T15:00:00+09:00' },
    } as const
    expect(nextOf(card({ ...meets, remindOn: '2026-11-18' }), now)?.kind).toBe('REMINDER')
    expect(nextOf(card({ ...meets, remindOn: '2026-11-23' }), now)?.kind).toBe('MEETING')
  })
})

const todo = fc.constantFrom(null, ...coffeechatTodos)
const anyCard = fc.record<NextFacts>({
  stage: fc.constantFrom(...pipelineStages),
  offer: fc.option(
    fc.record({
      expiredAt: fc.date({ noInvalidDate: true }),
      counter: fc.option(fc.nat(90_000)),
      isAsked: fc.boolean(),
    }),
  ),
  coffeechat: fc.option(
    fc.record({
      todo,
      startsAt: fc.option(fc.date({ noInvalidDate: true })),
      pactState: fc.option(fc.constantFrom(...pactStates)),
    }),
  ),
  hire: fc.option(fc.record({ startsOn: fc.constant('2026-12-01'), isAgreed: fc.boolean() })),
  remindOn: fc.option(fc.constantFrom('2026-11-12', '2026-11-18', '2026-12-01')),
})

test('[BIZ-10] on a phone everybody of a stage stands in exactly one group', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pipelineStages), fc.array(anyCard), (stage, cards) => {
      const here = cards.map((one) => ({ ...one, stage }))
      const groups = groupedByTodo(stage, here, (one) => nextOf(one, now))
      expect(groups.flatMap(({ items }) => items.map((item) => item.card))).toHaveLength(here.length)
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
    }),
  )
})

test('[BIZ-10] a phone reads a coffee chat stage by time, meeting and answer', () => {
  const chats = (['OUTCOME', 'PROPOSE', null] as const).map((one) =>
    card({ stage: 'COFFEECHAT', coffeechat: { ...chat, todo: one } }),
  )
  const groups = groupedByTodo('COFFEECHAT', chats, (one) => nextOf(one, now))
  expect(groups.map(({ name, items }) => [name, items.map(({ next }) => next?.brief)])).toEqual([
    ['시간을 정해요', ['제안해 주세요', '맞추는 중']],
    ['만났나요?', ['답해 주세요']],
  ])
})
