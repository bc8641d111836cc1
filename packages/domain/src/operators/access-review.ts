import { firstDayOfMonth, startOfKstDay } from '../kst.ts'
import { lengthProblem } from '../text/length.ts'

/** The legal duty for access records (접속기록): keep them for two years, review them every month. */
export const ACCESS_RECORDS = { keptMonths: 24 } as const

/** An operator who viewed this many people in a month, and this many times their usual number, is listed for review. */
export const UNUSUAL = { people: 50, times: 3, monthsBefore: 3 } as const

/** `usual` is the monthly average before; 0 for a new operator. */
export const isUnusual = (people: number, usual: number): boolean =>
  people >= UNUSUAL.people && people > usual * UNUSUAL.times

/** A month in Seoul, from its first moment to the first of the next. */
export const monthBounds = (month: number): { starts: Date; ends: Date } => ({
  starts: startOfKstDay(firstDayOfMonth(month)),
  ends: startOfKstDay(firstDayOfMonth(month + 1)),
})

export const REVIEW_NOTE = { limit: 500 } as const

type SignOff = {
  /** Null when it is no month. */
  month: number | null
  thisMonth: number
  /** Somebody of the month is listed as unusual. */
  hasUnusual: boolean
  note: string
}

/** A month is signed off once it is over. When somebody's access was unusual, the note says what was found. */
export function signOffProblems({ month, thisMonth, hasUnusual, note }: SignOff): {
  month?: string
  note?: string
} {
  const isOver = month !== null && month < thisMonth && month >= thisMonth - ACCESS_RECORDS.keptMonths
  return {
    ...(!isOver && { month: '끝난 달만 서명할 수 있어요' }),
    ...noteProblem(note, hasUnusual),
  }
}

function noteProblem(note: string, isNeeded: boolean): { note?: string } {
  const problem = lengthProblem(note, REVIEW_NOTE.limit)
  if (problem !== null) return { note: problem }
  return isNeeded && note.trim() === ''
    ? { note: '평소보다 많이 본 사람이 있어요. 무엇을 확인했는지 적어 주세요' }
    : {}
}
