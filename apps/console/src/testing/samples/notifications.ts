import { groupsOf, notificationGroups } from '@coffeeattack/domain/notifications/operator-groups'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type {
  OperatorNotification,
  NotificationSettings,
  NotificationsPage,
} from '../../notifications/queries.ts'
import { sampleId } from './ids.ts'
import { minutesOn } from './times.ts'

const roomId = sampleId(611)
const chatId = sampleId(612)

/** A notification that nobody has read, as the server would tell it. */
export const notification = (
  place: number,
  given: Partial<OperatorNotification> = {},
): OperatorNotification => ({
  id: sampleId(600 + place),
  kind: 'MATCH',
  title: '문서하 님이 커피챗을 골랐어요',
  body: '백엔드 개발자 · 6,400~7,000만 원 · 이름과 연락처가 열렸어요',
  at: minutesOn(0),
  isRead: false,
  isOpen: true,
  to: `/coffeechats/${chatId}`,
  actions: [
    { label: '시간 제안하기', to: `/coffeechats/${chatId}` },
    { label: '대화 열기', to: `/messages/${roomId}` },
  ],
  ...given,
})

/** A recruiter's morning, and the evening before. */
export const morning: OperatorNotification[] = [
  notification(1),
  notification(2, {
    kind: 'COUNTER',
    title: '“7,800만 원이면 만날게요”',
    body: '백엔드 개발자 · 6년 0개월 · 내 제안 6,800~7,400만 원',
    at: minutesOn(-99),
    to: '/offers?status=waiting',
    actions: [
      { label: '답하기', to: '/offers?status=waiting' },
      { label: '이력 보기', to: '/offers' },
    ],
  }),
  notification(3, {
    kind: 'QUESTION',
    title: '“야간 온콜은 한 달에 몇 번인가요?”',
    body: '데이터 엔지니어 · 4년 2개월 · 다섯 번 가운데 두 번째 질문',
    at: minutesOn(-122),
    to: `/messages/${roomId}`,
    actions: [{ label: '답하기', to: `/messages/${roomId}` }],
  }),
  notification(4, {
    kind: 'SEARCH',
    title: '‘결제 경험 백엔드’에 새로 네 분이 왔어요',
    body: '',
    at: minutesOn(-180),
    isOpen: false,
    to: '/candidates',
    actions: [],
  }),
  notification(5, {
    kind: 'TIMES',
    title: '고도담 님이 11월 19일 (목) 오후 1:00를 골랐어요',
    body: '',
    at: minutesOn(-17 * 60),
    isRead: true,
    isOpen: false,
    actions: [],
  }),
  notification(6, {
    kind: 'REFUSAL',
    title: '“지금은 옮길 생각이 없어요”',
    body: '프론트엔드 개발자 · 5년 2개월',
    at: minutesOn(-25 * 60),
    isRead: true,
    isOpen: false,
    to: '/offers?status=refused',
    actions: [],
  }),
]

export const notificationsOf = (
  items: OperatorNotification[],
  nextCursor: string | null = null,
): NotificationsPage => ({
  items,
  unread: items.filter(({ isRead }) => !isRead).length,
  open: items.filter(({ isOpen }) => isOpen).length,
  nextCursor,
})

/** As nobody has changed anything. */
export const notificationSettings = (role: OperatorRole = 'recruiter'): NotificationSettings => ({
  kinds: groupsOf(role).map((kind) => ({ kind, channels: [...notificationGroups[kind].byDefault] })),
  quiet: { on: true, from: 22, until: 8 },
  digest: { on: true, hour: 9, weekdaysOnly: true },
})
