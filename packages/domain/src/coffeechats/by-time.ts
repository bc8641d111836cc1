import { kstDay, kstMoment } from '../kst.ts'
import { confirmedTime, type ProposedTime, timesOnTable } from './schedule.ts'

/** What the company has to do next: choose a time, set a place, say how it was, or propose times. */
export const coffeechatTodos = ['CHOOSE', 'PLACE', 'OUTCOME', 'PROPOSE'] as const
export type CoffeechatTodo = (typeof coffeechatTodos)[number]

type Chat = {
  cancelledAt: Date | null
  times: readonly ProposedTime[]
  hasPlace: boolean
  /** The company has not answered yet how the last meeting was (KEEP-1). */
  isAsked: boolean
  /** An interview or an end was recorded, so it needs no time any more. */
  hasGoneOn: boolean
  hasLeft: boolean
}

/** The most urgent task; null if there is none. `waitsForCompany` of the server applies the same rule in SQL. */
export function companyTodo(chat: Chat, now: Date): CoffeechatTodo | null {
  if (chat.hasLeft) return null
  const isOff = chat.cancelledAt !== null
  const table = isOff ? [] : timesOnTable(chat.times, now)
  const fixed = isOff ? null : confirmedTime(chat.times)
  if (table.some(({ proposedBy }) => proposedBy === 'candidate')) return 'CHOOSE'
  if (fixed && fixed.startsAt > now && !chat.hasPlace) return 'PLACE'
  if (chat.isAsked) return 'OUTCOME'
  return isOff || fixed || table.length > 0 || chat.hasGoneOn ? null : 'PROPOSE'
}

/**
 * The company's coffee chats: waiting for us, waiting for the candidate, scheduled, over. A scheduled meeting that waits
 * for us stands in two lists: one says what to do, the other when it is.
 */
export const spans = ['todo', 'theirs', 'ahead', 'past'] as const
export type Span = (typeof spans)[number]

/** The day in Seoul, and its week from Monday to Sunday. */
export type Nearness = 'today' | 'week' | 'later'

export function nearnessOf(startsAt: Date, now: Date): Nearness {
  const [day, today] = [kstDay(startsAt), kstDay(now)]
  if (day <= today) return 'today'
  return day <= today + daysToSunday(now) ? 'week' : 'later'
}

const daysToSunday = (now: Date) => (7 - kstMoment(now).weekday) % 7
