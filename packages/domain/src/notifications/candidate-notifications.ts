import { dayText, kstDay } from '../kst.ts'
import { deadlineText } from '../offers/deadline.ts'
import { reminderNow } from '../offers/reminders.ts'
import { effectiveStatus } from '../offers/status.ts'
import type { Page } from '../page.ts'
import { outcomeText, reasonIn } from '../safety/report-words.ko.ts'
import { takedownMessage } from '../safety/takedown-words.ko.ts'
import { withJosa } from '../text/josa.ts'
import { coffeechatEvent, hourText, isMeetingAhead, ofTime } from './coffeechat-events.ts'
import { afterQuiet, DEFAULT_QUIET_HOURS, type QuietHours } from './delivery.ts'
import { pactEvent } from './pact-events.ts'
import type { CandidateFact, CandidateState, LockScreenFact, NotificationWords } from './facts.ts'

type CandidateNotification = {
  /** `occasion` says when it comes; 'always on' cannot be switched off. */
  settings: { label: string; occasion: string; byDefault: 'on' | 'off' | 'always on' }
  /** The icon's component in packages/ui. */
  icon: string
  /** The page to open when it is about several things, or about nothing that has a page of its own. */
  page: Page
  /** When a text and a push go out. 'never': it stands in the centre only. */
  phone: 'at once' | 'after quiet hours' | 'never'
  /** Opening the offer counts as reading the notification. */
  isReadWithOffer: boolean
  /** Checked again before every step of the delivery: what changed in the meantime is not announced (TRUST-5). */
  isStillTrue: (state: CandidateState, now: Date) => boolean
  centre: (fact: CandidateFact) => NotificationWords
  lockScreen: (fact: LockScreenFact, now: Date) => string
  /** One text for several notifications of the type; null if each gets a text of its own. */
  gathered: ((count: number) => string) | null
}

const always = () => true

/** Every notification that a candidate can get (TRUST-5). A new one is one more entry here. */
export const candidateNotifications = {
  NEW_OFFER: {
    settings: { label: '새 어택', occasion: '회사나 에이전트가 제안을 보냈을 때', byDefault: 'on' },
    icon: 'Bolt',
    page: '/my/attack',
    phone: 'after quiet hours',
    isReadWithOffer: true,
    isStillTrue: (state, now) => offerStatus(state, now) === 'WAITING',
    centre: (fact) => ({ title: offerTitle(fact), body: untilText(fact) }),
    lockScreen: () => '새 어택이 도착했어요',
    gathered: (count) => `새 어택이 ${count}건 도착했어요`,
  },
  OFFER_REMINDER: {
    settings: { label: '어택 마감 알림', occasion: '고를 수 있는 기한이 다가올 때', byDefault: 'on' },
    icon: 'Clock',
    page: '/my/attack',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: isReminderTrue,
    centre: (fact) => ({
      title: reminderTitle(fact.event),
      body: fact.isGroup ? `에이전트가 고른 회사 ${fact.companyCount}곳` : (fact.name ?? ''),
    }),
    lockScreen: ({ event }) => {
      if (event === 'EXPIRED') return '어택이 마감됐어요'
      const days = Number(event?.slice(2))
      return days > 0 ? `어택 마감까지 ${days}일 남았어요` : '어택이 오늘 밤 12시에 마감돼요'
    },
    gathered: (count) => `곧 마감되는 어택이 ${count}건이에요`,
  },
  /** A company reminds the person once of an unread offer (BIZ-13). It has a switch of its own. */
  OFFER_NUDGE: {
    settings: {
      label: '안 읽은 어택',
      occasion: '아직 안 읽은 어택을 회사가 한 번 더 알릴 때',
      byDefault: 'on',
    },
    icon: 'Bell',
    page: '/my/attack',
    phone: 'after quiet hours',
    isReadWithOffer: true,
    isStillTrue: (state, now) => offerStatus(state, now) === 'WAITING' && state.offer?.isOpened === false,
    centre: (fact) => ({ title: `${senderOf(fact)} 보낸 어택이 기다리고 있어요`, body: untilText(fact) }),
    lockScreen: () => '아직 안 읽은 어택이 있어요',
    gathered: null,
  },
  /** The company's answer to the salary for which the person would meet (OFR-16). */
  COUNTER: {
    settings: {
      label: '되물은 연봉의 답',
      occasion: '만나고 싶은 연봉을 말한 뒤 회사가 답했을 때',
      byDefault: 'on',
    },
    icon: 'Banknote',
    page: '/my/attack',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: (state, now) =>
      offerStatus(state, now) === (state.event === 'TAKEN_BACK' ? 'EXPIRED' : 'WAITING'),
    centre: (fact) => {
      if (fact.event === 'RAISED')
        return { title: `${senderOf(fact)} 연봉을 올렸어요`, body: untilText(fact) }
      if (fact.event === 'KEPT')
        return { title: `${fact.name ?? '회사'}의 금액은 그대로예요`, body: untilText(fact) }
      return { title: `${senderOf(fact)} 제안을 거둬들였어요`, body: '이름과 연락처는 알려지지 않았어요' }
    },
    lockScreen: () => '어택에 회사의 답이 도착했어요',
    gathered: null,
  },
  /** The business of a company with an open offer was suspended, closed, or is open again (FIRM-3). */
  COMPANY_STATE: {
    settings: {
      label: '제안한 회사의 영업',
      occasion: '어택을 보낸 회사가 휴업하거나 폐업했을 때, 다시 영업할 때',
      byDefault: 'on',
    },
    icon: 'Clock',
    page: '/my/attack',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: (state, now) => offerStatus(state, now) === 'WAITING',
    centre: (fact) => {
      if (fact.event === 'OPEN')
        return { title: `${senderOf(fact)} 다시 영업해요`, body: '어택을 다시 고를 수 있어요' }
      if (fact.event === 'CLOSED')
        return { title: `${senderOf(fact)} 폐업했어요`, body: '이 어택은 더 이어지지 않아요' }
      return { title: `${senderOf(fact)} 휴업 중이에요`, body: '다시 영업하면 알려 드릴게요' }
    },
    lockScreen: ({ event }) =>
      event === 'OPEN' ? '멈춰 있던 어택을 다시 고를 수 있어요' : '어택 하나가 멈췄어요',
    gathered: null,
  },
  MESSAGE: {
    settings: { label: '새 메시지', occasion: '회사나 에이전트가 메시지를 보냈을 때', byDefault: 'on' },
    icon: 'Message',
    page: '/my/message',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: ({ room }) => room?.isUnread === true,
    centre: ({ name }) => ({ title: '새 메시지가 도착했어요', body: name ?? '' }),
    lockScreen: () => '새 메시지가 도착했어요',
    gathered: (count) => `안 읽은 대화가 ${count}개 있어요`,
  },
  COFFEECHAT: {
    settings: { label: '커피챗 시간', occasion: '커피챗 시간이 정해지거나 바뀌었을 때', byDefault: 'on' },
    icon: 'CoffeeCup',
    page: '/my/attack/select',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: ({ event, chat, startsAt }, now) =>
      chat !== null && coffeechatEvent(event).isStillTrue(chat, startsAt, now),
    centre: (fact) => coffeechatEvent(fact.event).centre(fact),
    lockScreen: (fact, now) => coffeechatEvent(fact.event).lockScreen(fact, now),
    gathered: null,
  },
  /** One hour before the meeting: the next morning would be too late. */
  COFFEECHAT_SOON: {
    settings: {
      label: '곧 시작하는 커피챗',
      occasion: '커피챗이 곧 시작할 때. 방해 금지 시간에도 알려요',
      byDefault: 'on',
    },
    icon: 'Calendar',
    page: '/my/attack/select',
    phone: 'at once',
    isReadWithOffer: false,
    isStillTrue: ({ chat, startsAt }, now) => chat !== null && isMeetingAhead(chat, startsAt, now),
    centre: ofTime('커피챗이 한 시간 앞으로 다가왔어요'),
    lockScreen: ({ startsAt }) => `${hourText(startsAt)}에 커피챗이 시작돼요`,
    gathered: null,
  },
  /** The terms to sign (PACT). */
  PACT: {
    settings: { label: '처우 합의서', occasion: '합의서가 오거나 닫히거나 봉인됐을 때', byDefault: 'on' },
    icon: 'Document',
    page: '/my/attack/select',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: ({ event, pact }) => pact !== null && pact.isNewest && pactEvent(event).state === pact.state,
    centre: (fact) => pactEvent(fact.event).centre(fact),
    lockScreen: ({ event }) => pactEvent(event).lockScreen,
    gathered: null,
  },
  /** Whether the promised pay is paid: asked three and thirteen months after the first day (KEEP-7). */
  PAID_CHECK: {
    settings: {
      label: '받은 연봉 확인',
      occasion: '일을 시작하고 석 달, 열세 달이 지났을 때',
      byDefault: 'on',
    },
    icon: 'Banknote',
    page: '/my',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: ({ isPaidCheckOpen }) => isPaidCheckOpen,
    centre: ({ name }) => ({
      title: '약속한 연봉을 받고 있나요?',
      body: `${name ?? '회사'} · 건강보험 기록으로 바로 확인해요`,
    }),
    lockScreen: () => '확인해 주실 일이 하나 있어요',
    gathered: null,
  },
  /** A company in 처우 협의 asks for a proof (PROOF-6). */
  PROOF_REQUEST: {
    settings: {
      label: '증명서 부탁',
      occasion: '처우를 협의하는 회사가 증명서를 부탁했을 때',
      byDefault: 'on',
    },
    icon: 'Document',
    page: '/my/proofs',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: ({ proofRequest }) => proofRequest?.isOpen === true,
    centre: (fact) => ({
      title: `${senderOf(fact)} 증명서를 부탁했어요`,
      body: '무엇을 보낼지는 내가 골라요',
    }),
    lockScreen: () => '증명서 부탁이 도착했어요',
    gathered: null,
  },
  /** Positions that suit the person are open since their last look; at most weekly (MATCH-1). */
  SUGGESTION: {
    settings: {
      label: '추천',
      occasion: '나 같은 분을 찾는 포지션이 새로 열렸을 때. 많아야 일주일에 한 번이에요',
      byDefault: 'on',
    },
    icon: 'Bell',
    page: '/my/match',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: ({ isSuggestedTo }) => isSuggestedTo,
    centre: ({ companyCount }) => ({
      title: `나 같은 분을 찾는 포지션이 새로 ${companyCount}개 있어요`,
      body: '',
    }),
    lockScreen: () => '새 추천이 있어요',
    gathered: null,
  },
  PROFILE_VIEW: {
    settings: { label: '프로필을 본 회사', occasion: '회사가 내 프로필을 봤을 때', byDefault: 'on' },
    icon: 'Eye',
    page: '/my/account/views',
    phone: 'never',
    isReadWithOffer: false,
    isStillTrue: always,
    centre: ({ companyCount }) => ({ title: `회사 ${companyCount}곳이 프로필을 봤어요`, body: '' }),
    lockScreen: () => '새로 프로필을 본 회사가 있어요',
    gathered: null,
  },
  ATTACK_ENDING: {
    settings: { label: '어택 기간 마감', occasion: '어택을 받는 기간이 끝나갈 때', byDefault: 'on' },
    icon: 'Clock',
    page: '/my/account',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    // The period was neither stopped nor extended, and is not over.
    isStillTrue: ({ endsAt, period }, now) =>
      endsAt !== null && endsAt > now && period?.endsAt.getTime() === endsAt.getTime(),
    centre: ({ endsAt }) => ({
      title: '어택 기간이 곧 끝나요',
      body: endsAt ? `${dayText(kstDay(endsAt))}까지 어택을 받아요` : '',
    }),
    lockScreen: () => '어택 기간이 곧 끝나요',
    gathered: null,
  },
  SURVEY: {
    settings: { label: '설문', occasion: '의견을 여쭐 때', byDefault: 'on' },
    icon: 'Message',
    page: '/my/message',
    phone: 'never',
    isReadWithOffer: false,
    isStillTrue: always,
    centre: () => ({ title: '답을 기다리는 설문이 있어요', body: '' }),
    lockScreen: () => '답을 기다리는 설문이 있어요',
    gathered: null,
  },
  /** A login on a new device: the person must learn of it at once, so it cannot be switched off. */
  SECURITY: {
    settings: {
      label: '로그인과 보안',
      occasion: '꼭 알아야 하는 소식이라 끌 수 없어요',
      byDefault: 'always on',
    },
    icon: 'Lock',
    page: '/my/account',
    phone: 'at once',
    isReadWithOffer: false,
    isStillTrue: always,
    centre: ({ device }) => ({ title: '새 기기에서 로그인했어요', body: device ?? '' }),
    lockScreen: () => '새 기기에서 로그인했어요',
    gathered: null,
  },
  /** What became of a report (FIRM-8). */
  REPORT: {
    settings: {
      label: '내가 알린 일',
      occasion: '알린 일이 어떻게 됐는지 정해졌을 때. 꼭 알아야 해서 끌 수 없어요',
      byDefault: 'always on',
    },
    icon: 'Flag',
    page: '/my/safety',
    phone: 'after quiet hours',
    isReadWithOffer: false,
    isStillTrue: always,
    centre: ({ event, name }) => ({ title: '알린 일의 답이 도착했어요', body: outcomeText(event, name) }),
    lockScreen: () => '알린 일의 답이 도착했어요',
    gathered: (count) => `알린 일의 답이 ${count}건 도착했어요`,
  },
  /** A company with an open offer or talk was taken down (FIRM-9): the person must learn of it at once. */
  TAKEDOWN: {
    settings: {
      label: '내려진 회사',
      occasion: '어택이나 대화가 있던 회사를 내렸을 때. 꼭 알아야 해서 끌 수 없어요',
      byDefault: 'always on',
    },
    icon: 'CircleInfo',
    page: '/my/safety',
    phone: 'at once',
    isReadWithOffer: false,
    isStillTrue: always,
    centre: ({ event, name }) => takedownMessage(name ?? '회사', reasonIn(event)),
    lockScreen: () => '어택을 보낸 회사를 내렸어요',
    gathered: null,
  },
  /** Advertising: the law requires consent first. */
  NEWS: {
    settings: { label: '새 소식과 혜택', occasion: '광고 소식이에요. 켰을 때만 보내요', byDefault: 'off' },
    icon: 'Bell',
    page: '/my',
    phone: 'never',
    isReadWithOffer: false,
    isStillTrue: always,
    centre: () => ({ title: '새 소식이 있어요', body: '' }),
    lockScreen: () => '새 소식이 있어요',
    gathered: null,
  },
} as const satisfies Record<string, CandidateNotification>

export type NotificationType = keyof typeof candidateNotifications
export type CandidateIcon = (typeof candidateNotifications)[NotificationType]['icon']
export const notificationTypeNames = Object.keys(candidateNotifications) as NotificationType[]

/** What the person changed; everything else is as by default. */
export type NotificationChoices = Partial<Record<NotificationType, boolean>>

export function isWanted(type: NotificationType, choices: NotificationChoices): boolean {
  const { byDefault } = candidateNotifications[type].settings
  return byDefault === 'always on' || (choices[type] ?? byDefault === 'on')
}

/** Whether a text and a push go out. An offer that is over asks for nothing. */
export function rings({ type, event }: { type: NotificationType; event: string | null }): boolean {
  return event !== 'EXPIRED' && candidateNotifications[type].phone !== 'never'
}

export const canWait = (type: NotificationType): boolean => candidateNotifications[type].phone !== 'at once'

/** When a notification that is due reaches the phone: now, or when the quiet hours end. */
export function sendsAt(
  type: NotificationType,
  due: Date,
  quiet: QuietHours | null = DEFAULT_QUIET_HOURS,
): Date {
  return quiet === null || !canWait(type) ? due : afterQuiet(due, quiet)
}

/** Whether one text can announce several notifications of the type. */
export const isGathered = (type: NotificationType): boolean => candidateNotifications[type].gathered !== null

export function lockScreenText(fact: LockScreenFact & { type: NotificationType }, now: Date): string {
  const { gathered, lockScreen }: CandidateNotification = candidateNotifications[fact.type]
  return gathered && fact.count > 1 ? gathered(fact.count) : lockScreen(fact, now)
}

function offerStatus({ offer }: CandidateState, now: Date) {
  return offer?.isThere ? effectiveStatus(offer, now) : null
}

/** A reminder counts the days, so it is true on its own day only. */
function isReminderTrue(state: CandidateState, now: Date): boolean {
  const status = offerStatus(state, now)
  if (state.event === 'EXPIRED') return status === 'EXPIRED'
  return status === 'WAITING' && reminderNow(state.offer!.expiredAt, now)?.key === state.event
}

const senderOf = ({ name }: CandidateFact) => withJosa(name ?? '회사', '이/가')

const untilText = ({ offer }: CandidateFact) => (offer ? deadlineText(offer.expiredAt) : '')

function offerTitle(fact: CandidateFact): string {
  if (fact.isGroup) return `에이전트가 어울리는 회사 ${fact.companyCount}곳을 골랐어요`
  return `${senderOf(fact)} ${fact.isJustMessage ? '메시지를 보냈어요' : '연봉을 걸고 어택했어요'}`
}

function reminderTitle(event: string | null): string {
  if (event === 'EXPIRED') return '어택이 마감됐어요'
  if (event === 'D-0') return '어택이 마감되는 날이에요'
  return `어택 마감 ${event?.slice(2)}일 전이에요`
}
