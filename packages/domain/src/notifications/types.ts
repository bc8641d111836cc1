import type { OfferStatus } from '../offers/offer.ts'

export type NotificationRule = {
  label: string
  /** Waits for the end of the quiet hours. */
  canWait: boolean
  /** Whether a new member gets it, and whether it can be switched off. */
  onByDefault: boolean
  canSwitchOff: boolean
}

/** Every kind of notification (TRUST-5). */
export const notificationTypes = {
  NEW_OFFER: { label: '새 어택', canWait: true, onByDefault: true, canSwitchOff: true },
  OFFER_REMINDER: { label: '어택 마감 알림', canWait: true, onByDefault: true, canSwitchOff: true },
  /** A company recalls, once, what was not read (BIZ-13); whoever minds it may switch off this alone. */
  OFFER_NUDGE: { label: '안 읽은 어택', canWait: true, onByDefault: true, canSwitchOff: true },
  COUNTER: { label: '되물은 연봉의 답', canWait: true, onByDefault: true, canSwitchOff: true },
  MESSAGE: { label: '새 메시지', canWait: true, onByDefault: true, canSwitchOff: true },
  COFFEECHAT: { label: '커피챗 시간', canWait: true, onByDefault: true, canSwitchOff: true },
  /** An hour before the meeting: waiting until morning would make it useless. */
  COFFEECHAT_SOON: { label: '곧 시작하는 커피챗', canWait: false, onByDefault: true, canSwitchOff: true },
  PROFILE_VIEW: { label: '프로필을 본 회사', canWait: true, onByDefault: true, canSwitchOff: true },
  ATTACK_ENDING: { label: '어택 기간 마감', canWait: true, onByDefault: true, canSwitchOff: true },
  SURVEY: { label: '설문', canWait: true, onByDefault: true, canSwitchOff: true },
  /** A login elsewhere, an ended login, a withdrawal: the person must learn of it at once and always. */
  SECURITY: { label: '로그인과 보안', canWait: false, onByDefault: true, canSwitchOff: false },
  /** Advertising: the law asks for a prior yes. */
  NEWS: { label: '새 소식과 혜택', canWait: true, onByDefault: false, canSwitchOff: true },
} as const satisfies Record<string, NotificationRule>

export type NotificationType = keyof typeof notificationTypes
export const notificationTypeNames = Object.keys(notificationTypes) as NotificationType[]

/** What the person changed; the rest is as by default. */
export type NotificationChoices = Partial<Record<NotificationType, boolean>>

export function isWanted(type: NotificationType, choices: NotificationChoices): boolean {
  const rule = notificationTypes[type]
  return rule.canSwitchOff ? (choices[type] ?? rule.onByDefault) : true
}

/** These stand in the centre until somebody looks. */
const silent: ReadonlySet<NotificationType> = new Set(['PROFILE_VIEW', 'SURVEY', 'NEWS'])

/** Whether it reaches for the person's phone. That an offer is over asks for nothing any more. */
export function rings({ type, event }: { type: NotificationType; event: string | null }): boolean {
  return event !== 'EXPIRED' && !silent.has(type)
}

/** An offer or a curated group, as it stands now. */
export type ToldOffer = {
  status: OfferStatus
  expiredAt: Date
  /** It reached the person and was not taken back. */
  isThere: boolean
  /** The person has opened it. */
  isOpened: boolean
}

/** A coffee chat, as it stands now. */
export type ToldChat = {
  isCancelled: boolean
  fixedAt: Date | null
  /** The company waits for one of its times to be chosen. */
  hasTimesToChoose: boolean
  hasOpenQuestions: boolean
  /** The person has said how the meeting was of which it was to ask. */
  hasToldOutcome: boolean
}

/** A notification and what it is about. Without names: those who may say them add them. */
export type ToldNotification = {
  type: NotificationType
  /** What happened, where the type alone does not say it. */
  event: string | null
  /** The meeting of which it was to tell. */
  startsAt: Date | null
  /** The end of the attack period of which it was to tell. */
  endsAt: Date | null
  /** The attack period, while companies see the profile. */
  period: { endsAt: Date } | null
  offer: ToldOffer | null
  chat: ToldChat | null
  room: { isUnread: boolean } | null
}
