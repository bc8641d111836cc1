import { kstDay, kstMoment } from '../kst.ts'
import { confirmedTime, type ProposedTime, timesOnTable } from './schedule.ts'

/** What a coffee chat waits for from the company's side: a time to choose, a place, how it was, times to propose. */
export const coffeechatTodos = ['CHOOSE', 'PLACE', 'OUTCOME', 'PROPOSE'] as const
export type CoffeechatTodo = (typeof coffeechatTodos)[number]

type Chat = {
  cancelledAt: Date | null
  times: readonly ProposedTime[]
  hasPlace: boolean
  /** The company's side is asked how the last meeting was, and has not said (KEEP-1). */
  isAsked: boolean
  /** To an interview or an end: then it needs no time any more. */
  hasGoneOn: boolean
  hasLeft: boolean
}

/** The most pressing thing alone; null when nothing waits for us. `waitsForCompany` of the server counts by the same. */
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
 * The company's coffee chats by time: what waits for us, what waits for the candidate, what is fixed and not over, what is
 * over. A meeting that waits for us stands among those by time as well: one list says what to do, the others when.
 */
export const spans = ['todo', 'theirs', 'ahead', 'past'] as const
export type Span = (typeof spans)[number]

/** Where in the calendar a fixed meeting stands: Seoul's day, and its week from Monday to Sunday. */
export type Nearness = 'today' | 'week' | 'later'

export function nearnessOf(startsAt: Date, now: Date): Nearness {
  const [day, today] = [kstDay(startsAt), kstDay(now)]
  if (day <= today) return 'today'
  return day <= today + daysToSunday(now) ? 'week' : 'later'
}

const daysToSunday = (now: Date) => (7 - kstMoment(now).weekday) % 7
