import type { Letter } from './mail.ts'
import { type OperatorNotice, operatorNews } from './operator-news.ts'
import { operatorKinds, type OperatorKind } from './operator-notices.ts'

/** What lies open on a locked screen: a push, and the subject of a mail. */
export function operatorNewsLine(news: readonly OperatorNotice[]): string {
  const [only] = new Set(news)
  const isOneKind = new Set(news).size === 1
  return isOneKind && only ? operatorNews[only].plain : `새 소식이 ${news.length}건 있어요`
}

/** One mail for all that is new to somebody of the console, in the order it happened, each kind once with its count. */
export function operatorNewsMail(news: readonly OperatorNotice[], link: string): Letter {
  const types = [...new Set(news)]
  const lines = types.map((type) => {
    const times = news.filter((one) => one === type).length
    return times > 1 ? `${operatorNews[type].plain} (${times}건)` : `${operatorNews[type].plain}.`
  })
  const heading = operatorNewsLine(news)
  return {
    subject: heading,
    heading,
    paragraphs: news.length === 1 ? ['자세한 내용은 콘솔에서 볼 수 있어요.'] : lines,
    button: { label: '콘솔에서 보기', link },
  }
}

/** What is to be done on the day, and what the day before brought. Counts alone: a mail names nobody. */
export type Digest = {
  /** How many days it looks back on: after a weekend three. */
  days: number
  happened: Readonly<Partial<Record<OperatorKind, number>>>
  counters: number
  questions: number
  /** Coffee chats that wait for a time, a place or how it was. */
  arrangements: number
  inquiries: number
  requests: number
  meetingsToday: number
  /** Offers whose last day it is. */
  deadlinesToday: number
}

const todo: Readonly<Record<Exclude<keyof Digest, 'happened' | 'days'>, (count: number) => string>> = {
  meetingsToday: (count) => `오늘 커피챗이 ${count}번 있어요`,
  counters: (count) => `되물은 연봉 ${count}건이 답을 기다려요`,
  questions: (count) => `이름 없이 물어 온 질문 ${count}건이 답을 기다려요`,
  arrangements: (count) => `정해야 할 커피챗이 ${count}건 있어요`,
  inquiries: (count) => `문의 ${count}건이 답을 기다려요`,
  requests: (count) => `상담 신청 ${count}건이 기다려요`,
  deadlinesToday: (count) => `오늘 마감되는 어택이 ${count}건이에요`,
}

/** The morning's one mail: today first, because it can still be done. Null when there is nothing to say. */
export function digestMail(digest: Digest, link: string): Letter | null {
  const keys = Object.keys(todo) as (keyof typeof todo)[]
  const today = keys.filter((key) => digest[key] > 0).map((key) => `${todo[key](digest[key])}.`)
  const happened = (Object.keys(operatorKinds) as OperatorKind[])
    .filter((kind) => (digest.happened[kind] ?? 0) > 0)
    .map((kind) => `${operatorKinds[kind].label} ${digest.happened[kind]}건`)
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
    button: { label: '콘솔에서 보기', link },
    notes: ['받는 시각은 콘솔의 알림 설정에서 바꾸거나 끌 수 있어요.'],
  }
}
