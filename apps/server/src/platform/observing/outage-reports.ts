import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isAway } from '../db/away.ts'
import type { Report, ReportContext } from './report.ts'

const AWAY_STATUS = 503
/** An outage without a failure for so long is over; the next failure is a new one. */
const OVER_AFTER_MS = 60_000

/**
 * An outage fails every call, page and job at once, for one reason. The error service gets its first failure; the log and the count of
 * failures have all of them (OPS-3).
 */
export function reportOutagesOnce(report: Report, clock: () => Date): Report {
  const lastSeen = new Map<string, number>()
  return (error, context = {}) => {
    const outage = outageOf(error, context)
    if (outage === null) return report(error, context)
    const now = clock().getTime()
    const before = lastSeen.get(outage) ?? -Infinity
    lastSeen.set(outage, now)
    if (now - before > OVER_AFTER_MS) report(error, context)
  }
}

/** A name for what is away, the same for all that fails because of it; null for any other failure. */
function outageOf(error: unknown, { of, job, status }: ReportContext): string | null {
  // Each job has a name of its own, because it may have lost a provider and not the database.
  if (of === 'job') return isAway(error) ? `job ${job}` : null
  if (error instanceof Refusal) return error.row.status === AWAY_STATUS ? error.situation : null
  // A page fails by the answer of our own call.
  return status === AWAY_STATUS || statusOf(error) === AWAY_STATUS ? 'UNAVAILABLE' : null
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error ? (error as Error & { status?: unknown }).status : undefined
