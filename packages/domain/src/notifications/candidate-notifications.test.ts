import { expect, test } from 'vitest'
import {
  candidateNotifications,
  isWanted,
  lockScreenText,
  type NotificationType,
  notificationTypeNames,
  rings,
} from './candidate-notifications.ts'
import { textMessage } from './delivery.ts'
import type { CandidateFact, CandidateState, CoffeechatState, LockScreenFact, OfferState } from './facts.ts'

type Told = CandidateState & { type: NotificationType }
type Named = CandidateFact & { type: NotificationType }

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-19T11:00:00')
const startsAt = seoul('2026-11-20T14:00:00')
const open: OfferState = {
  status: 'WAITING',
  expiredAt: seoul('2026-11-22T23:59:59.999'),
  isThere: true,
  isOpened: false,
}
const chat: CoffeechatState = {
  isCancelled: false,
  fixedAt: null,
  movedTo: null,
  hasTimesToChoose: false,
  hasOpenQuestions: false,
  hasToldOutcome: false,
}
const told = (given: Partial<Told>): Told => ({
  type: 'NEW_OFFER',
  event: null,
  startsAt: null,
  endsAt: null,
  period: null,
  offer: null,
  chat: null,
  room: null,
  pact: null,
  isPaidCheckOpen: false,
  proofRequest: null,
  isSuggestedTo: true,
  ...given,
})
const offerNews = (offer: Partial<OfferState> | null, given: Partial<Told> = {}) =>
  told({ offer: offer && { ...open, ...offer }, ...given })
const chatNews = (event: string | null, given: Partial<CoffeechatState>, more: Partial<Told> = {}) =>
  told({ type: 'COFFEECHAT', event, chat: { ...chat, ...given }, ...more })
const D3 = { type: 'OFFER_REMINDER', event: 'D-3' } as const
const EXPIRED = { type: 'OFFER_REMINDER', event: 'EXPIRED' } as const
const NUDGE = { type: 'OFFER_NUDGE' } as const
const RAISED = { type: 'COUNTER', event: 'RAISED' } as const
const TAKEN_BACK = { type: 'COUNTER', event: 'TAKEN_BACK' } as const
const YESTERDAY = seoul('2026-11-18T14:00:00')
const LATE = { expiredAt: seoul('2026-11-18T23:59:59.999') }

test.each<[string, Told, boolean]>([
  ['an open offer', offerNews({}), true],
  ['an answered offer', offerNews({ status: 'REFUSED' }), false],
  ['an offer past its day that no job has ended yet', offerNews(LATE), false],
  ['an offer that was taken back or is not delivered', offerNews({ isThere: false }), false],
  ['an offer that is gone', offerNews(null), false],
  ['a reminder on its day', offerNews({}, D3), true],
  ['a reminder of an answered offer', offerNews({ status: 'MATCHED' }, D3), false],
  ['yesterday’s reminder', offerNews({ expiredAt: seoul('2026-11-21T23:59:59.999') }, D3), false],
  ['the end of an offer', offerNews(LATE, EXPIRED), true],
  ['the end of an offer that goes on', offerNews({}, EXPIRED), false],
  ['a nudge to an unread offer', offerNews({}, NUDGE), true],
  ['a nudge to an offer that was read meanwhile', offerNews({ isOpened: true }, NUDGE), false],
  ['a nudge to an answered offer', offerNews({ status: 'REFUSED' }, NUDGE), false],
  ['a nudge to an offer past its day', offerNews(LATE, NUDGE), false],
  ['a raise of an open offer', offerNews({}, RAISED), true],
  ['a raise of an offer that was answered meanwhile', offerNews({ status: 'MATCHED' }, RAISED), false],
  ['a raise of an offer past its day', offerNews(LATE, RAISED), false],
  ['an offer that was taken back after a counter', offerNews({ status: 'EXPIRED' }, TAKEN_BACK), true],
  ['an open request for a proof', told({ type: 'PROOF_REQUEST', proofRequest: { isOpen: true } }), true],
  [
    'a request that was answered or withdrawn',
    told({ type: 'PROOF_REQUEST', proofRequest: { isOpen: false } }),
    false,
  ],
  ['a match', chatNews('MATCHED', {}), true],
  ['a match that was called off', chatNews('MATCHED', { isCancelled: true }), false],
  ['a new stage', chatNews('STAGE', {}), true],
  ['a stage of what was called off', chatNews('STAGE', { isCancelled: true }), false],
  ['a question how it was', chatNews('OUTCOME', {}, { startsAt: YESTERDAY }), true],
  [
    'the same, called off afterwards',
    chatNews('OUTCOME', { isCancelled: true }, { startsAt: YESTERDAY }),
    true,
  ],
  ['the same, answered', chatNews('OUTCOME', { hasToldOutcome: true }, { startsAt: YESTERDAY }), false],
  ['the same, after its days', chatNews('OUTCOME', {}, { startsAt: seoul('2026-11-12T10:59:00') }), false],
  ['a cancellation', chatNews('CANCELLED', { isCancelled: true }), true],
  ['times that wait for a choice', chatNews('PROPOSED', { hasTimesToChoose: true }), true],
  ['times that were chosen from', chatNews('PROPOSED', { fixedAt: startsAt }), false],
  ['a fixed time', chatNews('CONFIRMED', { fixedAt: startsAt }, { startsAt }), true],
  ['a fixed time that moved', chatNews('CONFIRMED', { fixedAt: new Date(0) }, { startsAt }), false],
  ['a time to which both moved', chatNews('MOVED', { fixedAt: startsAt }, { startsAt }), true],
  ['the same, moved once more', chatNews('MOVED', { fixedAt: new Date(0) }, { startsAt }), false],
  [
    'a meeting that is over',
    chatNews('DAY_BEFORE', { fixedAt: LATE.expiredAt }, { startsAt: LATE.expiredAt }),
    false,
  ],
  [
    'a meeting soon',
    { ...chatNews(null, { fixedAt: startsAt }, { startsAt }), type: 'COFFEECHAT_SOON' },
    true,
  ],
  [
    'a meeting soon, called off',
    { ...chatNews(null, { fixedAt: startsAt, isCancelled: true }, { startsAt }), type: 'COFFEECHAT_SOON' },
    false,
  ],
  ['[OFR-19] a place before any time', chatNews('PLACED', {}), true],
  ['[OFR-19] a place of a meeting to come', chatNews('PLACED', { fixedAt: startsAt }), true],
  ['[OFR-19] a place of a meeting that has begun', chatNews('PLACED', { fixedAt: now }), false],
  ['[OFR-19] a place of what was called off', chatNews('PLACED', { isCancelled: true }), false],
  ['arranging anew', chatNews('RESCHEDULED', {}), true],
  ['arranged anew meanwhile', chatNews('RESCHEDULED', { fixedAt: startsAt }), false],
  ['questions', chatNews('ASKED', { hasOpenQuestions: true }), true],
  ['answered questions', chatNews('ASKED', {}), false],
  ['an unread message', told({ type: 'MESSAGE', room: { isUnread: true } }), true],
  ['a message that was read', told({ type: 'MESSAGE', room: { isUnread: false } }), false],
  ['a message of a room that is gone', told({ type: 'MESSAGE' }), false],
  [
    'a period that ends',
    told({ type: 'ATTACK_ENDING', endsAt: startsAt, period: { endsAt: startsAt } }),
    true,
  ],
  ['a period that was stopped', told({ type: 'ATTACK_ENDING', endsAt: startsAt }), false],
  [
    'a period that was extended',
    told({ type: 'ATTACK_ENDING', endsAt: startsAt, period: { endsAt: open.expiredAt } }),
    false,
  ],
  [
    'a period that is over',
    told({ type: 'ATTACK_ENDING', endsAt: LATE.expiredAt, period: { endsAt: LATE.expiredAt } }),
    false,
  ],
  ['a login elsewhere', told({ type: 'SECURITY' }), true],
])('[TRUST-5] is it still true? %s', (_, { type, ...state }, expected) =>
  expect(candidateNotifications[type].isStillTrue(state, now)).toBe(expected),
)

const named = (given: Partial<Named>): Named => ({
  ...told({}),
  name: '달그락',
  device: null,
  companyCount: 1,
  isGroup: false,
  isJustMessage: false,
  ...given,
})

test.each<[Partial<Named>, string, string]>([
  [{ offer: open }, '달그락이 연봉을 걸고 어택했어요', '11월 22일 (일) 밤 12시까지'],
  [{ offer: open, isJustMessage: true }, '달그락이 메시지를 보냈어요', '11월 22일 (일) 밤 12시까지'],
  [{ ...NUDGE, offer: open }, '달그락이 보낸 어택이 기다리고 있어요', '11월 22일 (일) 밤 12시까지'],
  [
    { offer: open, isGroup: true, companyCount: 3 },
    '에이전트가 어울리는 회사 3곳을 골랐어요',
    '11월 22일 (일) 밤 12시까지',
  ],
  [D3, '어택 마감 3일 전이에요', '달그락'],
  [{ ...D3, event: 'D-0' }, '어택이 마감되는 날이에요', '달그락'],
  [EXPIRED, '어택이 마감됐어요', '달그락'],
  [{ ...RAISED, offer: open }, '달그락이 연봉을 올렸어요', '11월 22일 (일) 밤 12시까지'],
  [{ ...RAISED, event: 'KEPT', offer: open }, '달그락의 금액은 그대로예요', '11월 22일 (일) 밤 12시까지'],
  [TAKEN_BACK, '달그락이 제안을 거둬들였어요', '이름과 연락처는 알려지지 않았어요'],
  [{ type: 'COFFEECHAT', event: 'MATCHED' }, '달그락과 커피챗이 연결됐어요', '이야기할 시간을 정해 보세요'],
  [{ type: 'COFFEECHAT', event: 'PROPOSED' }, '달그락이 커피챗 시간을 제안했어요', ''],
  [
    { type: 'COFFEECHAT', event: 'CONFIRMED', startsAt },
    '커피챗 시간이 정해졌어요',
    '11월 20일 (금) 오후 2:00 · 달그락',
  ],
  [
    { type: 'COFFEECHAT_SOON', startsAt },
    '커피챗이 한 시간 앞으로 다가왔어요',
    '11월 20일 (금) 오후 2:00 · 달그락',
  ],
  [
    { type: 'COFFEECHAT', event: 'MOVED', startsAt },
    '커피챗 시간이 바뀌었어요',
    '11월 20일 (금) 오후 2:00 · 달그락',
  ],
  [{ type: 'MESSAGE' }, '새 메시지가 도착했어요', '달그락'],
  [{ type: 'ATTACK_ENDING', endsAt: startsAt }, '어택 기간이 곧 끝나요', '11월 20일 (금)까지 어택을 받아요'],
  [{ type: 'PROFILE_VIEW', companyCount: 3 }, '회사 3곳이 프로필을 봤어요', ''],
  [{ type: 'SECURITY', device: 'Windows · Chrome' }, '새 기기에서 로그인했어요', 'Windows · Chrome'],
])('[TRUST-5] the centre says who and when: %#', (given, title, body) => {
  const { type, ...fact } = named(given)
  expect(candidateNotifications[type].centre(fact)).toEqual({ title, body })
})

test.each([
  { type: 'COFFEECHAT', event: 'CONFIRMED' },
  { type: 'COFFEECHAT', event: 'MOVED' },
  { type: 'COFFEECHAT', event: 'DAY_BEFORE' },
  { type: 'COFFEECHAT_SOON', event: null },
] as const)('[TRUST-4] %o of a time that was moved says so, and where to', ({ type, event }) => {
  const movedTo = seoul('2026-11-23T10:00:00')
  const { chat } = chatNews(event, { fixedAt: movedTo, movedTo })
  expect(candidateNotifications[type].centre(named({ type, event, startsAt, chat }))).toEqual({
    title: '이 커피챗 시간은 바뀌었어요',
    body: '11월 20일 (금) 오후 2:00 → 11월 23일 (월) 오전 10:00 · 달그락',
  })
})

const morning = seoul('2026-11-16T10:00:00')
type News = LockScreenFact & { type: NotificationType }
const news = (given: Partial<News>): News => ({
  type: 'NEW_OFFER',
  event: null,
  startsAt: seoul('2026-11-17T14:00:00'),
  count: 1,
  ...given,
})

const EVENTS = [
  'D-3',
  'D-1',
  'D-0',
  'EXPIRED',
  'MATCHED',
  'PROPOSED',
  'CONFIRMED',
  'RESCHEDULED',
  'PLACED',
  'MOVED',
  'KEPT',
]
const allNews = notificationTypeNames.flatMap((type) =>
  [null, ...EVENTS, 'CANCELLED', 'ASKED', 'DAY_BEFORE'].flatMap((event) =>
    [1, 12].map((count) => news({ type, event, count })),
  ),
)

test('[TRUST-5] a lock screen shows neither a salary nor a company, whatever happened', () => {
  for (const one of allNews) {
    const text = lockScreenText(one, morning)
    expect(text).toMatch(/요$/)
    expect(text).not.toMatch(/만 ?원|연봉|undefined|NaN|null/)
  }
})

test('[TRUST-5] every text fits one short message of 90 bytes with its link', () => {
  const link = `https://coffee.example/${'a'.repeat(22)}`
  const bytes = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u007f' ? 2 : 1), 0)
  for (const one of allNews.filter(rings))
    expect(bytes(textMessage(lockScreenText(one, morning), link))).toBeLessThanOrEqual(90)
  expect(textMessage('새 어택이 도착했어요', link)).toBe(`[커피어택] 새 어택이 도착했어요\n${link}`)
})

test.each([
  [{ type: 'COFFEECHAT', event: 'MATCHED' }, '커피챗이 연결됐어요'],
  [{ type: 'COFFEECHAT', event: 'DAY_BEFORE' }, '내일 오후 2:00 커피챗이 있어요'],
  [{ type: 'COFFEECHAT_SOON' }, '오후 2:00에 커피챗이 시작돼요'],
  [{ type: 'MESSAGE', count: 2 }, '안 읽은 대화가 2개 있어요'],
] as const)('[TRUST-5] %j reads "%s"', (given, text) => {
  expect(lockScreenText(news(given), morning)).toBe(text)
})

test('[TRUST-4] a reminder that quiet hours moved to the day itself says today', () => {
  const moved = news({ type: 'COFFEECHAT', event: 'DAY_BEFORE', startsAt: seoul('2026-11-16T22:00:00') })
  expect(lockScreenText(moved, morning)).toBe('오늘 오후 10:00 커피챗이 있어요')
})

test('[TRUST-5] what asks for nothing goes to the centre only', () => {
  expect(rings({ type: 'OFFER_REMINDER', event: 'EXPIRED' })).toBe(false)
  expect(rings({ type: 'OFFER_REMINDER', event: 'D-1' })).toBe(true)
  expect(notificationTypeNames.filter((type) => !rings({ type, event: null }))).toEqual([
    'PROFILE_VIEW',
    'SURVEY',
    'NEWS',
  ])
})

test('[TRUST-5] each type can be switched, except what one must know', () => {
  for (const type of notificationTypeNames) {
    expect(isWanted(type, {})).toBe(candidateNotifications[type].settings.byDefault !== 'off')
    expect(isWanted(type, { [type]: true })).toBe(true)
    expect(isWanted(type, { [type]: false })).toBe(
      candidateNotifications[type].settings.byDefault === 'always on',
    )
  }
})

test('[TRUST-5] advertising needs consent first', () => {
  expect(isWanted('NEWS', {})).toBe(false)
})
