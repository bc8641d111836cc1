import type { verificationAttempts, verificationFailures } from '../../platform/db/schema/verification.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore, minutesAfter } from '../chance/moments.ts'

/** How often each is met, as in life: most people were too slow, or the office had its night. */
const CODES: Readonly<Record<string, number>> = {
  'CF-12001': 8,
  'CF-12872': 3,
  'CF-12871': 3,
  'CF-12835': 4,
  'CF-12102': 2,
  'CF-12832': 1,
  'CF-12100': 2,
  'CF-12041': 3,
}

const KEPT_DAYS = 40

export type Failures = {
  failures: (typeof verificationFailures.$inferInsert)[]
  attempts: (typeof verificationAttempts.$inferInsert)[]
}

/** Confirmations that were refused in the last weeks (BIZ-18), and those of whoever came through after all. */
export function createFailures(candidates: readonly Candidate[], now: Date, dice: Dice): Failures {
  const since = daysBefore(now, KEPT_DAYS)
  const met = candidates.filter(
    ({ row, withdrawal }) => row.createdAt > since && !withdrawal && dice.chance(row.certifiedAt ? 0.2 : 0.7),
  )
  const failures = met.flatMap(({ row }) =>
    Array.from({ length: dice.int(1, 2) }, (_, place) => {
      const at = minutesAfter(row.createdAt, place + 1)
      const code = dice.weighted(Object.keys(CODES), (one) => CODES[one]!)
      return { id: dice.id(at), userId: row.id, kind: 'CAREER' as const, code, at }
    }).filter(({ at }) => at < (row.certifiedAt ?? now)),
  )
  const failed = new Set(failures.map(({ userId }) => userId))
  const attempts = met.flatMap(({ row: { id: userId, certifiedAt } }): Failures['attempts'] => {
    if (!certifiedAt || !failed.has(userId)) return []
    const startedAt = minutesAfter(certifiedAt, -1)
    const id = dice.id(startedAt)
    const asked = { cfid: `demo-${id}`, jobIndex: 0, threadIndex: 0, jti: id, twoWayTimestamp: 0 }
    const moments = { startedAt, expiresAt: minutesAfter(startedAt, 4), finishedAt: certifiedAt }
    return [
      { id, userId, kind: 'CAREER', state: 'DONE', loginTypeLevel: 1, telecom: 0, ...asked, ...moments },
    ]
  })
  return { failures, attempts }
}
