import { type CareerItem, totalMonths, visibleItems } from './career.ts'

type Job = Pick<CareerItem, 'start' | 'end' | 'hide'>

/**
 * The months of work. A person's own figures stand on every verified job; companies see the jobs that are not hidden
 * from them (PRO-4).
 */
export function ownMonths(jobs: readonly Job[], now: Date): { totalMonth: number; shownMonth: number } {
  return { totalMonth: totalMonths(jobs, now), shownMonth: totalMonths(visibleItems(jobs), now) }
}
