import { kstDay, kstMoment, startOfKstDay } from '../kst.ts'
import type { Letter } from './mail.ts'
import { notificationGroupNames, type NotificationGroup, notificationGroups } from './operator-groups.ts'
import { operatorNotifications, type OperatorNotificationType } from './operator-notifications.ts'

/** The text of a push and the subject of a mail: a locked screen shows both. */
export function operatorLockScreenText(types: readonly OperatorNotificationType[]): string {
  const [only, another] = new Set(types)
  return only && !another ? operatorNotifications[only].plain : `새 소식이 ${types.length}건 있어요`
}

/** One mail for everything that is new to an operator, in the order it happened, each type once with its count. */
export function operatorMail(types: readonly OperatorNotificationType[], link: string): Letter {
  const lines = [...new Set(types)].map((type) => {
    const { plain } = operatorNotifications[type]
    const times = types.filter((one) => one === type).length
    return times > 1 ? `${plain} (${times}건)` : `${plain}.`
  })
  const heading = operatorLockScreenText(types)
  return {
    subject: heading,
    heading,
    paragraphs: types.length === 1 ? ['자세한 내용은 콘솔에서 볼 수 있어요.'] : lines,
    button: { label: '콘솔에서 보기', link },
  }
}

/** What is to be done today, and what happened since the last digest. Counts only: a mail names nobody. */
export type Digest = {
  /** How many days it covers: three after a weekend. */
  days: number
  happened: Readonly<Partial<Record<NotificationGroup, number>>>
  counters: number
  questions: number
  /** Coffee chats that need a time, a place or an outcome. */
  arrangements: number
  inquiries: number
  requests: number
  meetingsToday: number
  /** Offers whose last day is today. */
  deadlinesToday: number
  /** People to look at again today, by this operator (BIZ-10). */
  remindersToday: number
}

type Todo = Exclude<keyof Digest, 'happened' | 'days'>

/** Where each line of the digest leads; the button leads to the news. */
export type DigestLinks = Readonly<Record<Todo | 'happened', string>>

const todo: Readonly<Record<Todo, (count: number) => string>> = {
  meetingsToday: (count) => `오늘 커피챗이 ${count}번 있어요`,
  remindersToday: (count) => `오늘 다시 보기로 한 분이 ${count}명이에요`,
  counters: (count) => `되물은 연봉 ${count}건이 답을 기다려요`,
  questions: (count) => `이름 없이 물어 온 질문 ${count}건이 답을 기다려요`,
  arrangements: (count) => `정해야 할 커피챗이 ${count}건 있어요`,
  inquiries: (count) => `문의 ${count}건이 답을 기다려요`,
  requests: (count) => `상담 신청 ${count}건이 기다려요`,
  deadlinesToday: (count) => `오늘 마감되는 어택이 ${count}건이에요`,
}

/** One mail in the morning: today first, because it can still be done. Null if there is nothing to say. */
export function digestMail(digest: Digest, links: DigestLinks): Letter | null {
  const keys = (Object.keys(todo) as Todo[]).filter((key) => digest[key] > 0)
  const today = keys.map((key) => `${todo[key](digest[key])}.`)
  const happened = notificationGroupNames
    .filter((group) => (digest.happened[group] ?? 0) > 0)
    .map((group) => `${notificationGroups[group].label} ${digest.happened[group]}건`)
  if (today.length + happened.length === 0) return null
  const since = digest.days === 1 ? '어제' : `지난 ${digest.days}일 동안`
  const heading = today.length > 0 ? '오늘 할 일을 모았어요' : '지난 소식을 모았어요'
  return {
    subject: heading,
    heading,
    paragraphs: [
      ...today,
      ...(happened.length > 0 ? [`${since} ${happened.join(', ')}의 소식이 있었어요.`] : []),
    ],
    links: [...keys.map((key) => links[key]), ...(happened.length > 0 ? [links.happened] : [])],
    button: { label: '콘솔에서 보기', link: links.happened },
    notes: ['받는 시각은 콘솔의 알림 설정에서 바꾸거나 끌 수 있어요.'],
  }
}

/** A digest still goes out this long after its hour, if no process ran at the hour itself. */
const DIGEST_HOURS = 3

/** Whether the digest is due: on weekdays or every day, from its hour on. */
export function isDigestDue(
  { hour, weekdaysOnly }: { hour: number; weekdaysOnly: boolean },
  now: Date,
): boolean {
  const at = kstMoment(now)
  const isWeekend = at.weekday === 0 || at.weekday === 6
  return at.hour >= hour && at.hour < hour + DIGEST_HOURS && !(weekdaysOnly && isWeekend)
}

/** The days that a digest covers: since yesterday, on a Monday since Friday if weekends are left out; and today. */
export function digestDays(weekdaysOnly: boolean, now: Date) {
  const today = kstDay(now)
  const days = weekdaysOnly && kstMoment(now).weekday === 1 ? 3 : 1
  return {
    days,
    since: startOfKstDay(today - days),
    today: startOfKstDay(today),
    tomorrow: startOfKstDay(today + 1),
  }
}
