import type { Settings, Task } from './settings.ts'
import type { Runs } from './state.ts'

/* When a task is due. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Korea has no summer time. */
const KOREA_MS = 9 * HOUR_MS
/** After a failure. */
const AGAIN_MS = 15 * MINUTE_MS
const EVERY_MS = { notes: MINUTE_MS, files: 15 * MINUTE_MS } as const
const SUNDAY = 0
/** Hours after the base backup. */
const DRILL_LATER = 2

type Given = { settings: Pick<Settings, 'hour' | 'tasks'>; state: ReturnType<Runs['read']> }

/** Whether the task should begin now. What was missed is made up for once. */
export function isDue(task: Task, now: Date, { settings: { hour, tasks }, state }: Given) {
  // There is nothing to restore before the first backup.
  if (task === 'drill' && tasks.includes('database') && !state.database?.doneAt) return false
  const last = state[task]
  if (!last) return true
  const since = now.getTime() - last.triedAt
  if (task === 'notes') return since >= EVERY_MS.notes
  if (last.failed) return since >= AGAIN_MS
  if (task === 'files') return since >= EVERY_MS.files
  const due = task === 'drill' ? { hour: (hour + DRILL_LATER) % 24, day: SUNDAY } : { hour }
  return last.triedAt < lastTime(due, now)
}

/** The last time before now that the clock in Korea said this hour, on this day of the week if one is given. */
function lastTime({ hour, day }: { hour: number; day?: number }, now: Date) {
  const korea = new Date(now.getTime() + KOREA_MS)
  const [year, month, date] = [korea.getUTCFullYear(), korea.getUTCMonth(), korea.getUTCDate()]
  // A week back and today: today's hour may not have come.
  const days = Array.from({ length: 8 }, (_, back) => new Date(Date.UTC(year, month, date - back, hour)))
  const last = days.find((moment) => moment <= korea && (day === undefined || moment.getUTCDay() === day))
  return (last ?? korea).getTime() - KOREA_MS
}
