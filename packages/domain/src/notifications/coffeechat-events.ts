import { BRAND } from '../brand.ts'
import { OUTCOME } from '../coffeechats/outcome.ts'
import { meetingText } from '../coffeechats/meeting-text.ko.ts'
import { kstDay, longDayText, spokenTimeText } from '../kst.ts'
import { withJosa } from '../text/josa.ts'
import type { CandidateFact, CoffeechatState, LockScreenFact, NotificationWords } from './facts.ts'

type CoffeechatEvent = {
  isStillTrue: (chat: CoffeechatState, startsAt: Date | null, now: Date) => boolean
  centre: (fact: CandidateFact) => NotificationWords
  lockScreen: (fact: LockScreenFact, now: Date) => string
}

/** What the notification type COFFEECHAT announces to a candidate: one entry per event. */
const coffeechatEvents = {
  MATCHED: {
    isStillTrue: ({ isCancelled }) => !isCancelled,
    centre: (fact) => ({
      title: `${withJosa(companyOf(fact), '와/과')} 커피챗이 연결됐어요`,
      body: '이야기할 시간을 정해 보세요',
    }),
    lockScreen: () => '커피챗이 연결됐어요',
  },
  PROPOSED: {
    isStillTrue: ({ isCancelled, hasTimesToChoose }) => !isCancelled && hasTimesToChoose,
    centre: (fact) => ({
      title: `${withJosa(companyOf(fact), '이/가')} 커피챗 시간을 제안했어요`,
      body: whenText(fact),
    }),
    lockScreen: () => '커피챗 시간을 골라 주세요',
  },
  CONFIRMED: {
    isStillTrue: isMeetingAhead,
    centre: ofTime('커피챗 시간이 정해졌어요'),
    lockScreen: () => '커피챗 시간이 정해졌어요',
  },
  MOVED: {
    isStillTrue: isMeetingAhead,
    centre: ofTime('커피챗 시간이 바뀌었어요'),
    lockScreen: () => '커피챗 시간이 바뀌었어요',
  },
  /** Nobody agreed to move it. */
  KEPT: {
    isStillTrue: isMeetingAhead,
    centre: ofTime('커피챗은 정한 시간 그대로예요'),
    lockScreen: () => '커피챗은 정한 시간 그대로예요',
  },
  RESCHEDULED: {
    isStillTrue: ({ isCancelled, fixedAt }) => !isCancelled && fixedAt === null,
    centre: (fact) => ({ title: '커피챗 시간을 다시 정해요', body: whenAndWhoText(fact) }),
    lockScreen: () => '커피챗 시간을 다시 정해요',
  },
  PLACED: {
    isStillTrue: ({ isCancelled, fixedAt }, _, now) => !isCancelled && (fixedAt === null || fixedAt > now),
    centre: (fact) => ({ title: '커피챗 장소가 정해졌어요', body: whenAndWhoText(fact) }),
    lockScreen: () => '커피챗 장소가 정해졌어요',
  },
  CANCELLED: {
    isStillTrue: ({ isCancelled }) => isCancelled,
    centre: (fact) => ({ title: '커피챗이 취소됐어요', body: whenAndWhoText(fact) }),
    lockScreen: () => '커피챗이 취소됐어요',
  },
  ASKED: {
    isStillTrue: ({ isCancelled, hasOpenQuestions }) => !isCancelled && hasOpenQuestions,
    centre: (fact) => ({
      title: `${withJosa(companyOf(fact), '이/가')} 커피챗 전에 답할 질문을 보냈어요`,
      body: whenText(fact),
    }),
    lockScreen: () => '커피챗 전에 답할 질문이 있어요',
  },
  OUTCOME: {
    // A cancellation after the meeting does not matter: the question is about the meeting.
    isStillTrue: ({ hasToldOutcome }, startsAt, now) =>
      !hasToldOutcome && startsAt !== null && now.getTime() < startsAt.getTime() + OUTCOME.answerMs,
    centre: (fact) => ({ title: '커피챗은 어땠나요?', body: whenAndWhoText(fact) }),
    lockScreen: () => '커피챗은 어땠는지 알려 주세요',
  },
  STAGE: {
    isStillTrue: ({ isCancelled }) => !isCancelled,
    centre: (fact) => ({
      title: `${withJosa(companyOf(fact), '이/가')} 진행 상황을 적었어요`,
      body: '맞는지 확인해 주세요',
    }),
    lockScreen: () => '커피챗 뒤 진행 상황이 적혔어요',
  },
  DAY_BEFORE: {
    isStillTrue: isMeetingAhead,
    centre: ofTime('커피챗이 하루 앞으로 다가왔어요'),
    lockScreen: ({ startsAt }, now) => `${dayOf(startsAt, now)} ${hourText(startsAt)} 커피챗이 있어요`,
  },
} as const satisfies Record<string, CoffeechatEvent>

/** A row without a known event announces a confirmed time. */
export function coffeechatEvent(event: string | null): CoffeechatEvent {
  const isKnown = event !== null && Object.hasOwn(coffeechatEvents, event)
  return coffeechatEvents[isKnown ? (event as keyof typeof coffeechatEvents) : 'CONFIRMED']
}

/** The announced meeting is still to come, at the announced time. */
export function isMeetingAhead(
  { isCancelled, fixedAt }: Pick<CoffeechatState, 'isCancelled' | 'fixedAt'>,
  startsAt: Date | null,
  now: Date,
): boolean {
  return !isCancelled && startsAt !== null && startsAt > now && fixedAt?.getTime() === startsAt.getTime()
}

/**
 * Words about a fixed time. After a move they say so: the centre keeps its notifications, and an old time must not read
 * like one to come to.
 */
export function ofTime(title: string) {
  return (fact: CandidateFact): NotificationWords => {
    const movedTo = fact.chat?.movedTo
    if (!movedTo) return { title, body: whenAndWhoText(fact) }
    return {
      title: '이 커피챗 시간은 바뀌었어요',
      body: joined(movedText(fact.startsAt, movedTo), fact.name),
    }
  }
}

/** '11월 20일 (금) 오후 4:00 → 11월 23일 (월) 오전 10:00' */
export const movedText = (from: Date | null, to: Date): string =>
  from ? `${meetingText(from)} → ${meetingText(to)}` : meetingText(to)

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

const companyOf = ({ name }: CandidateFact) => name ?? BRAND.ko

const whenText = ({ startsAt }: CandidateFact) => (startsAt ? meetingText(startsAt) : '')

/** '11월 20일 (금) 오후 4:00 · 달그락' */
export const whenAndWhoText = (fact: CandidateFact): string => joined(whenText(fact), fact.name)

export const hourText = (startsAt: Date | null): string => (startsAt ? spokenTimeText(startsAt) : '곧')

/** The quiet hours may have moved the text to the day of the meeting. */
function dayOf(startsAt: Date | null, now: Date): string {
  if (!startsAt) return ''
  const days = kstDay(startsAt) - kstDay(now)
  if (days <= 0) return '오늘'
  return days === 1 ? '내일' : longDayText(kstDay(startsAt))
}
