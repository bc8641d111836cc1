import { firstIdAt } from '../../../platform/crypto/ids.ts'
import { attemptKinds, attemptStates } from '../../../platform/db/schema/verification.ts'
import { LAST_DAY_MS, type Reading, type ReadingSource } from '../../../platform/observing/reading.ts'

/** Ids tell their time, so that only the young end of the table is read; the column says it exactly. */
function lastDay({ clock }: ReadingSource): [firstId: string, since: Date] {
  const since = new Date(clock().getTime() - LAST_DAY_MS)
  return [firstIdAt(since), since]
}

/** How many of those who registered have come to the end: a certified career. */
export const registrations: Reading = {
  name: 'registrations_last_day',
  help: 'People who registered in the last day, and those of them whose career is certified',
  labels: ['stage'],
  async read(source) {
    const { rows } = await source.db.pool.query<{ registered: number; certified: number }>(
      `select count(*)::int as registered, count(certified_at)::int as certified
       from users where id >= $1 and created_at > $2`,
      lastDay(source),
    )
    return Object.entries(rows[0]!).map(([stage, value]) => ({ stage, value }))
  },
}

/** Where requests for a confirmation end: DONE, DEAD by an answer, EXPIRED because nobody came back. */
export const attempts: Reading = {
  name: 'verification_attempts_last_day',
  help: 'Requests for a confirmation begun in the last day, by what they are for and how far they came',
  labels: ['kind', 'state'],
  async read(source) {
    const { rows } = await source.db.pool.query<{ kind: string; state: string; value: number }>(
      `select kind, state, count(*)::int as value from verification_attempts
       where id >= $1 and started_at > $2 group by kind, state`,
      lastDay(source),
    )
    const found = (kind: string, state: string) =>
      rows.find((row) => row.kind === kind && row.state === state)?.value ?? 0
    return attemptKinds.flatMap((kind) =>
      attemptStates.map((state) => ({ kind, state, value: found(kind, state) })),
    )
  },
}
