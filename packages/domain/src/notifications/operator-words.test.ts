import { expect, test } from 'vitest'
import { isNewsTrue, digestDays, isDigestDue } from './operator-delivery.ts'
import { kindOf, newsOf, operatorNews, type OperatorNotice } from './operator-news.ts'
import { operatorKindNames, operatorKinds } from './operator-notices.ts'
import { type OperatorNewsFact, operatorWords } from './operator-words.ts'

const types = Object.keys(operatorNews) as OperatorNotice[]
const nameless = { name: null, job: '백엔드 개발자', months: 74 }
const named = { ...nameless, name: '문서하' }
const at = new Date('2026-11-19T13:00:00+09:00')

const fact = (type: OperatorNotice, given: Partial<OperatorNewsFact> = {}): OperatorNewsFact => ({
  type,
  person: nameless,
  offer: { position: '서버 개발자', salaryMin: 6400, salaryMax: 7000 },
  counter: null,
  startsAt: null,
  place: null,
  said: null,
  question: null,
  companyCount: 0,
  search: null,
  colleague: null,
  ...given,
})

test.for<[Partial<OperatorNewsFact> & { type: OperatorNotice }, string, string]>([
  [
    { type: 'OFFER_COUNTERED', counter: 7800 },
    '“7,800만 원이면 만날게요”',
    '백엔드 개발자 · 6년 2개월 · 내 제안 6,400~7,000만 원',
  ],
  [
    { type: 'OFFER_ASKED', said: '야간 온콜은\n한 달에 몇 번인가요?', question: 2 },
    '“야간 온콜은 한 달에 몇 번인가요?”',
    '백엔드 개발자 · 6년 2개월 · 다섯 번 가운데 두 번째 질문',
  ],
  [{ type: 'OFFER_REFUSED' }, '이번에는 어렵다고 답했어요', '백엔드 개발자 · 6년 2개월 · 6,400~7,000만 원'],
  [{ type: 'OFFER_EXPIRED' }, '답 없이 기한이 지났어요', '백엔드 개발자 · 6년 2개월 · 6,400~7,000만 원'],
  [{ type: 'OFFER_EXPIRED', offer: null }, '답 없이 기한이 지났어요', '백엔드 개발자 · 6년 2개월'],
  [
    { type: 'COFFEECHAT_CONFIRMED', person: named, startsAt: at },
    '문서하 님이 11월 19일 (목) 오후 1:00를 골랐어요',
    '서버 개발자 · 이제 장소를 정해 주세요',
  ],
  [
    {
      type: 'COFFEECHAT_CONFIRMED',
      person: named,
      startsAt: new Date('2026-11-19T13:30:00+09:00'),
      place: { kind: 'LINK', text: 'https://meet.example.com/a' },
    },
    '문서하 님이 11월 19일 (목) 오후 1:30을 골랐어요',
    '서버 개발자 · 화상 · meet.example.com',
  ],
  [
    {
      type: 'COFFEECHAT_PLACED',
      person: named,
      startsAt: at,
      place: { kind: 'ADDRESS', text: '연무장길 7' },
    },
    '문서하 님이 커피챗 장소를 정했어요',
    '11월 19일 (목) 오후 1:00 · 연무장길 7',
  ],
  [
    { type: 'COFFEECHAT_OUTCOME_ASKED', person: named, startsAt: at },
    '문서하 님과의 커피챗은 어땠나요?',
    '11월 19일 (목) 오후 1:00 · 서버 개발자',
  ],
  [
    { type: 'CURATION_ASKED', companyCount: 3 },
    '큐레이션을 두고 이야기하고 싶어 해요',
    '백엔드 개발자 · 6년 2개월 · 회사 3곳',
  ],
  [{ type: 'PROFILE_SAVED' }, '프로필을 새로 채웠어요', '백엔드 개발자 · 6년 2개월'],
  [{ type: 'INQUIRY', said: '탈퇴하면요?', person: null }, '“탈퇴하면요?”', '비회원 문의'],
  [{ type: 'INQUIRY', said: '탈퇴하면요?' }, '“탈퇴하면요?”', '백엔드 개발자 · 6년 2개월'],
  [{ type: 'MORE_REQUEST', said: '' }, '어택을 더 받고 싶어 해요', '백엔드 개발자 · 6년 2개월'],
  [
    { type: 'APPLICATION', person: null },
    '에이전트의 도움을 신청한 분이 있어요',
    '맡긴 이력서와 포트폴리오를 보고 연락해 주세요',
  ],
  [
    { type: 'CARD_REMINDED', person: named },
    '오늘 다시 보기로 한 분이 있어요',
    '문서하 님 · 백엔드 개발자 · 6년 2개월',
  ],
  [{ type: 'CARD_REMINDED' }, '오늘 다시 보기로 한 분이 있어요', '백엔드 개발자 · 6년 2개월'],
  [
    { type: 'CARD_ASSIGNED', colleague: '강세아' },
    '강세아 님이 나를 담당으로 정했어요',
    '백엔드 개발자 · 6년 2개월',
  ],
  [
    {
      type: 'NOTE_MENTIONED',
      person: named,
      colleague: '강세아',
      said: '@이도현 2차 면접관을\n정해 주세요.',
    },
    '강세아 님이 메모에서 나를 불렀어요',
    '문서하 님 · “@이도현 2차 면접관을 정해 주세요.”',
  ],
  [
    { type: 'SAVED_SEARCH', person: null, search: { name: '백엔드', count: 38 } },
    '‘백엔드’에 새로 38분이 왔어요',
    '',
  ],
])('[BIZ-7] %o', ([given, title, body]) => {
  expect(operatorWords(fact(given.type, given))).toEqual({ title, body })
})

test('[BIZ-7] a long line is cut to one', () => {
  const { title } = operatorWords(fact('ROOM_MESSAGE', { said: '가'.repeat(500) }))
  expect(title).toBe(`“${'가'.repeat(79)}…”`)
})

test.for(types)('[BIZ-7] %s of somebody who is not to be told of says only what it is', (type) => {
  const { title, body } = operatorWords(fact(type, { person: null, counter: 7800 }))
  expect(title).not.toMatch(/님|서버|6,400|7,800/)
  expect(body).not.toMatch(/님|서버|백엔드/)
})

test.for(types)('[OFR-13] %s names nobody before a match', (type) => {
  const { title, body } = operatorWords(fact(type, { counter: 7800, startsAt: at }))
  expect(`${title} ${body}`).not.toMatch(/문서하|[가-힣]{2,4} 님/)
})

test('[BIZ-7] every kind has its news, and all news have a kind that somebody hears', () => {
  for (const kind of operatorKindNames) {
    expect(newsOf(kind).length).toBeGreaterThan(0)
    expect(operatorKinds[kind].roles.length).toBeGreaterThan(0)
  }
  for (const type of types) expect(newsOf(kindOf(type))).toContain(type)
})

const state = { person: named, startsAt: at, fixedAt: at, isOpen: true, isCalledOff: false }
const now = new Date('2026-11-18T10:00:00+09:00')

test.for<[OperatorNotice, Partial<typeof state>, boolean]>([
  ['OFFER_COUNTERED', {}, true],
  ['OFFER_COUNTERED', { isOpen: false }, false],
  ['INQUIRY', { isOpen: false }, false],
  ['OFFER_MATCHED', { isOpen: false }, true],
  ['OFFER_MATCHED', { isCalledOff: true }, false],
  ['COFFEECHAT_CONFIRMED', { isOpen: false }, true],
  ['COFFEECHAT_CONFIRMED', { fixedAt: new Date('2026-11-20T13:00:00+09:00') }, false],
  ['COFFEECHAT_CANCELLED', { isOpen: false, isCalledOff: true }, true],
  ['OFFER_REFUSED', { isOpen: false }, true],
  ['CARD_REMINDED', { isOpen: false }, true],
  ['SAVED_SEARCH', { isOpen: false }, true],
])('[BIZ-7] %s, %o: still worth a ring is %s', ([type, given, isTrue]) => {
  expect(isNewsTrue({ type, ...state, ...given }, now)).toBe(isTrue)
})

test.for<[string, { hour: number; weekdaysOnly: boolean }, boolean]>([
  ['2026-11-16T08:59', { hour: 9, weekdaysOnly: true }, false],
  ['2026-11-16T09:00', { hour: 9, weekdaysOnly: true }, true],
  ['2026-11-16T11:59', { hour: 9, weekdaysOnly: true }, true],
  ['2026-11-16T12:00', { hour: 9, weekdaysOnly: true }, false],
  ['2026-11-21T09:00', { hour: 9, weekdaysOnly: true }, false],
  ['2026-11-21T09:00', { hour: 9, weekdaysOnly: false }, true],
  ['2026-11-22T09:00', { hour: 9, weekdaysOnly: true }, false],
])('[BIZ-7] at %s a digest %o is due: %s', ([when, digest, isDue]) => {
  expect(isDigestDue(digest, new Date(`${when}:00+09:00`))).toBe(isDue)
})

test('[BIZ-7] a Monday tells of the weekend too, where no digest came in between', () => {
  const monday = new Date('2026-11-16T09:00:00+09:00')
  const since = (weekdaysOnly: boolean) => digestDays(weekdaysOnly, monday).since.toISOString()
  expect([since(true), since(false)]).toEqual(['2026-11-12T15:00:00.000Z', '2026-11-14T15:00:00.000Z'])
})
