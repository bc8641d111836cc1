import type { OperatorRole } from '../operators/role.ts'
import type { QuietHours } from './delivery.ts'

/** How an operator is notified: in an open console, by a push, by mail (BIZ-7). */
export const operatorChannels = ['SCREEN', 'PUSH', 'MAIL'] as const
export type OperatorChannel = (typeof operatorChannels)[number]

type Group = {
  readonly label: string
  readonly about: string
  /** The icon's component in packages/ui. */
  readonly icon: string
  readonly roles: readonly OperatorRole[]
  /** The channels of an operator who did not choose others. */
  readonly byDefault: readonly OperatorChannel[]
}

const senders: readonly OperatorRole[] = ['recruiter', 'agent']
const agents: readonly OperatorRole[] = ['agent']

/** The groups in which operators switch notifications on and off; the API calls a group `kind`. */
export const notificationGroups = {
  MATCH: {
    label: '커피챗 매칭',
    about: '수락과 취소',
    icon: 'CoffeeCup',
    roles: senders,
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  COUNTER: {
    label: '연봉 되묻기',
    about: '이 금액이면 만날게요',
    icon: 'Swap',
    roles: senders,
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  QUESTION: {
    label: '질문',
    about: '이름 없이 물어 온 질문',
    icon: 'CircleQuestion',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'PUSH'],
  },
  TIMES: {
    label: '커피챗 시간',
    about: '고른 시간, 바뀐 시간, 만났는지 묻기',
    icon: 'Calendar',
    roles: senders,
    byDefault: ['SCREEN', 'PUSH'],
  },
  PACT: {
    label: '처우 합의서',
    about: '부탁, 서명, 기한, 받은 증명서',
    icon: 'Document',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  REFUSAL: {
    label: '거절과 기한 지남',
    about: '이유 없이, 어느 어택인지만',
    icon: 'Close',
    roles: senders,
    byDefault: ['SCREEN'],
  },
  MESSAGE: {
    label: '메시지',
    about: '매칭된 분의 새 대화',
    icon: 'Message',
    roles: senders,
    byDefault: ['SCREEN', 'PUSH'],
  },
  PIPELINE: {
    label: '파이프라인',
    about: '담당, 다시 보기, 메모에서 부른 것',
    icon: 'Columns',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'PUSH'],
  },
  CURATION: {
    label: '큐레이션',
    about: '이야기하고 싶다는 답',
    icon: 'Layers',
    roles: agents,
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  PROFILE: {
    label: '채운 프로필',
    about: '후보자가 프로필을 새로 채웠을 때',
    icon: 'Person',
    roles: agents,
    byDefault: ['SCREEN'],
  },
  DESK: {
    label: '문의와 신청',
    about: '문의, 상담 신청, 도입 신청',
    icon: 'CircleInfo',
    roles: agents,
    byDefault: ['SCREEN', 'MAIL'],
  },
  SAFETY: {
    label: '안전',
    about: '알린 일, 넘겨받은 일, 멈춤',
    icon: 'ShieldAlert',
    roles: ['recruiter', 'agent', 'admin'],
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  HANDOVER: {
    label: '채용 시스템 연결',
    about: '받는 주소가 멈췄을 때',
    icon: 'Link',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'MAIL'],
  },
  INTEREST: {
    label: '관심',
    about: '포지션에 이름 없이 관심 있다고 한 분',
    icon: 'Person',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'PUSH'],
  },
  FAIRNESS: {
    label: '추천 살피기',
    about: '추천이 덜 가는 묶음이 있을 때',
    icon: 'CircleInfo',
    roles: ['admin'],
    byDefault: ['SCREEN', 'MAIL'],
  },
  SEARCH: {
    label: '저장한 검색',
    about: '새로 온 분이 있을 때 하루 한 번',
    icon: 'Search',
    roles: senders,
    byDefault: ['MAIL'],
  },
} as const satisfies Record<string, Group>

export type NotificationGroup = keyof typeof notificationGroups
export type GroupIcon = (typeof notificationGroups)[NotificationGroup]['icon']
export const notificationGroupNames = Object.keys(notificationGroups) as NotificationGroup[]

export const groupsOf = (role: OperatorRole): NotificationGroup[] =>
  notificationGroupNames.filter((group) =>
    (notificationGroups[group].roles as readonly OperatorRole[]).includes(role),
  )

/** The channels that the operator chose, group by group; the others are as by default. */
export type OperatorChoices = Partial<Record<NotificationGroup, readonly OperatorChannel[]>>

export function isHeard(
  group: NotificationGroup,
  channel: OperatorChannel,
  choices: OperatorChoices,
): boolean {
  const channels: readonly OperatorChannel[] = choices[group] ?? notificationGroups[group].byDefault
  return channels.includes(channel)
}

/** By default nothing rings from ten to eight; what waits rings at eight. */
export const OPERATOR_QUIET_HOURS: QuietHours = { from: 22, until: 8 }

/** By default the digest goes out at this hour. */
export const DIGEST = { hour: 9 } as const
