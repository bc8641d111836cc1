import { atKst, kstDay, kstMoment, startOfKstDay } from '../kst.ts'
import { metThen } from './meetings.ts'
import { type Place, placeProblem } from './place.ts'
import { TIMES, type Slot } from './times.ts'

/** When a recruiter usually has time. Candidates take a free time at once, and nobody proposes (TRUST-4). */
export type UsualHours = {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Minutes since midnight in Seoul. */
  readonly from: number
  readonly until: number
  /** The length of a meeting. */
  readonly minutes: number
  readonly place: Place | null
}

export const USUAL = {
  /** The recruiter learns of the meeting only now, so it does not begin within the hour. */
  noticeMs: 60 * 60_000,
  daysAhead: 14,
  stepMinutes: 30,
} as const

const EARLIEST = TIMES.fromHour * 60
const LATEST = TIMES.untilHour * 60

/** The half hours at which usual hours begin and end. */
export const usualTimes: readonly number[] = Array.from(
  { length: (LATEST - EARLIEST) / USUAL.stepMinutes + 1 },
  (_, step) => EARLIEST + step * USUAL.stepMinutes,
)

type Problems = Partial<Record<'weekdays' | 'from' | 'until' | 'minutes' | 'place', string>>

/** The errors of usual hours by field; none if they can be saved. */
export function usualHoursProblems({ weekdays, from, until, minutes, place }: UsualHours): Problems {
  const problems: Problems = {}
  const lengths: readonly number[] = TIMES.minutes
  if (weekdays.length === 0) problems.weekdays = '요일을 하나 이상 골라 주세요.'
  else if (new Set(weekdays).size < weekdays.length || weekdays.some((day) => day < 0 || day > 6))
    problems.weekdays = '요일을 다시 골라 주세요.'
  if (!lengths.includes(minutes)) problems.minutes = '만나는 시간의 길이를 다시 골라 주세요.'
  if (!usualTimes.includes(from)) problems.from = '시작 시간을 다시 골라 주세요.'
  if (!usualTimes.includes(until)) problems.until = '끝나는 시간을 다시 골라 주세요.'
  else if (until < from + minutes) problems.until = '한 번은 만날 수 있게 끝나는 시간을 늦춰 주세요.'
  const wrongPlace = place && placeProblem(place)
  return wrongPlace ? { ...problems, place: wrongPlace } : problems
}

type Given = { hours: UsualHours; meetings: readonly Slot[]; now: Date }

/** The starts that a candidate can take: in the hours, not too soon, and free of the recruiter's fixed meetings. */
export function freeStarts({ hours, meetings, now }: Given): Date[] {
  const { weekdays, from, until, minutes } = hours
  const today = kstDay(now)
  const earliest = now.getTime() + USUAL.noticeMs
  const isFree = (startsAt: Date) =>
    startsAt.getTime() >= earliest && metThen({ startsAt, minutes }, meetings).length === 0
  return Array.from({ length: USUAL.daysAhead + 1 }, (_, ahead) => today + ahead)
    .filter((day) => weekdays.includes(kstMoment(startOfKstDay(day)).weekday))
    .flatMap((day) => startsBetween(day, from, until - minutes))
    .filter(isFree)
}

function startsBetween(day: number, first: number, last: number): Date[] {
  const count = Math.floor((last - first) / USUAL.stepMinutes) + 1
  return Array.from({ length: count }, (_, step) => atKst(day, 0, first + step * USUAL.stepMinutes))
}
