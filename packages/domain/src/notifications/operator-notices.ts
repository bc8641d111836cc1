import type { OperatorRole } from '../operators/role.ts'
import type { QuietHours } from './delivery.ts'

/** Where somebody of the console hears of something: in an open console, from their browser, by mail (BIZ-7). */
export const operatorChannels = ['SCREEN', 'PUSH', 'MAIL'] as const
export type OperatorChannel = (typeof operatorChannels)[number]

type KindRule = {
  readonly label: string
  readonly about: string
  readonly roles: readonly OperatorRole[]
  /** Where it is heard unless the reader chose otherwise. */
  readonly byDefault: readonly OperatorChannel[]
}

const senders: readonly OperatorRole[] = ['recruiter', 'agent']
const agents: readonly OperatorRole[] = ['agent']

/** The kinds of news, as they are switched on and off. */
export const operatorKinds = {
  MATCH: {
    label: '커피챗 매칭',
    about: '수락과 취소',
    roles: senders,
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  COUNTER: {
    label: '연봉 되묻기',
    about: '이 금액이면 만날게요',
    roles: senders,
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  QUESTION: {
    label: '질문',
    about: '이름 없이 물어 온 질문',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'PUSH'],
  },
  TIMES: {
    label: '커피챗 시간',
    about: '고른 시간, 바뀐 시간, 만났는지 묻기',
    roles: senders,
    byDefault: ['SCREEN', 'PUSH'],
  },
  REFUSAL: { label: '거절과 기한 지남', about: '이유와 함께', roles: senders, byDefault: ['SCREEN'] },
  MESSAGE: { label: '메시지', about: '매칭된 분의 새 대화', roles: senders, byDefault: ['SCREEN', 'PUSH'] },
  PIPELINE: {
    label: '파이프라인',
    about: '담당, 다시 보기, 메모에서 부른 것',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'PUSH'],
  },
  CURATION: {
    label: '큐레이션',
    about: '이야기하고 싶다는 답',
    roles: agents,
    byDefault: ['SCREEN', 'PUSH', 'MAIL'],
  },
  PROFILE: {
    label: '채운 프로필',
    about: '후보자가 프로필을 새로 채웠을 때',
    roles: agents,
    byDefault: ['SCREEN'],
  },
  DESK: {
    label: '문의와 신청',
    about: '문의, 상담 신청, 도입 신청',
    roles: agents,
    byDefault: ['SCREEN', 'MAIL'],
  },
  HANDOVER: {
    label: '채용 시스템 연결',
    about: '받는 주소가 멈췄을 때',
    roles: ['recruiter'],
    byDefault: ['SCREEN', 'MAIL'],
  },
  SEARCH: {
    label: '저장한 검색',
    about: '새로 온 분이 있을 때 하루 한 번',
    roles: senders,
    byDefault: ['MAIL'],
  },
} as const satisfies Record<string, KindRule>

export type OperatorKind = keyof typeof operatorKinds
export const operatorKindNames = Object.keys(operatorKinds) as OperatorKind[]

export const kindsOf = (role: OperatorRole): OperatorKind[] =>
  operatorKindNames.filter((kind) => (operatorKinds[kind].roles as readonly OperatorRole[]).includes(role))

/** What the reader changed, kind by kind; the rest is as by default. */
export type OperatorChoices = Partial<Record<OperatorKind, readonly OperatorChannel[]>>

/** As its reader chose, or else as by default. */
export function isHeard(kind: OperatorKind, channel: OperatorChannel, choices: OperatorChoices): boolean {
  const channels: readonly OperatorChannel[] = choices[kind] ?? operatorKinds[kind].byDefault
  return channels.includes(channel)
}

/** Quiet from ten to eight; what waits rings when they end. */
export const OPERATOR_QUIET_HOURS: QuietHours = { from: 22, until: 8 }

/** The morning's mail of what happened yesterday and what is to be done today. */
export const DIGEST = { hour: 9 } as const
