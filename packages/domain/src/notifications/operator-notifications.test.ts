import { expect, test } from 'vitest'
import type { OperatorFact } from './facts.ts'
import { notificationGroupNames, notificationGroups } from './operator-groups.ts'
import {
  groupOf,
  operatorNotifications,
  operatorNotificationTypes as types,
  type OperatorNotificationType,
  operatorWords,
  typesIn,
} from './operator-notifications.ts'

type Fact = OperatorFact & { type: OperatorNotificationType }
const nameless = { name: null, job: '백엔드 개발자', months: 74 }
const named = { ...nameless, name: '문서하' }
const at = new Date('2026-11-19T13:00:00+09:00')

const fact = (type: OperatorNotificationType, given: Partial<OperatorFact> = {}): Fact => ({
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
  isOpen: true,
  isCalledOff: false,
  fixedAt: null,
  movedTo: null,
  ...given,
})

test.for<[Partial<OperatorFact> & { type: OperatorNotificationType }, string, string]>([
  [
    { type: 'OFFER_COUNTERED', counter: 7800 },
    '“7,800만 원이면 만날게요”',
    '백엔드 개발자 · 6년 2개월 · 내 제안 6,400~7,000만 원',
  ],
  [
    { type: 'OFFER_ASKED', said: '야간 온콜은\n한 달에 몇 번인가요?', question: { first: 2, last: 2 } },
    '“야간 온콜은 한 달에 몇 번인가요?”',
    '백엔드 개발자 · 6년 2개월 · 다섯 번 가운데 두 번째 질문',
  ],
  [
    { type: 'OFFER_ASKED', said: '재택은요?', question: { first: 1, last: 3 } },
    '“재택은요?”',
    '백엔드 개발자 · 6년 2개월 · 다섯 번 가운데 첫~세 번째 질문',
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
    { type: 'COFFEECHAT_MOVED', person: named, startsAt: at },
    '문서하 님이 커피챗을 옮기는 데 동의했어요',
    '11월 19일 (목) 오후 1:00 · 서버 개발자',
  ],
  [
    { type: 'COFFEECHAT_KEPT', person: named, startsAt: at },
    '문서하 님과는 정한 시간 그대로 만나요',
    '11월 19일 (목) 오후 1:00 · 서버 개발자',
  ],
  [
    {
      type: 'COFFEECHAT_CONFIRMED',
      person: named,
      startsAt: at,
      movedTo: new Date('2026-11-23T10:00:00+09:00'),
    },
    '문서하 님과의 이 커피챗 시간은 바뀌었어요',
    '11월 19일 (목) 오후 1:00 → 11월 23일 (월) 오전 10:00 · 서버 개발자',
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

test('[BIZ-7] every group has notifications and a role that gets them', () => {
  for (const group of notificationGroupNames) {
    expect(typesIn(group).length).toBeGreaterThan(0)
    expect(notificationGroups[group].roles.length).toBeGreaterThan(0)
  }
  for (const type of types) expect(typesIn(groupOf(type))).toContain(type)
})

const standing = { person: named, startsAt: at, fixedAt: at, isOpen: true, isCalledOff: false }
const now = new Date('2026-11-18T10:00:00+09:00')

test.for<[OperatorNotificationType, Partial<typeof standing>, boolean]>([
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
])('[BIZ-7] %s, %o: may still ring: %s', ([type, given, isTrue]) => {
  const { type: _, ...state } = fact(type, { ...standing, ...given })
  expect(operatorNotifications[type].isStillTrue(state, now)).toBe(isTrue)
})
