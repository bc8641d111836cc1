import { addMonths, formatDay, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { PACT } from '@coffeeattack/domain/pacts/state'
import { and, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { pactRequests, pacts, pactSignatures, pactVersions } from '../../../platform/db/schema/pacts.ts'

/**
 * The person is erased. What was never signed by both goes with them. A sealed pact is kept under seal for the time of 근로기준법 §42: of
 * its row what the law wants is left, which names nobody outside its sealed columns, and no call reads it any more.
 */
export async function releasePacts(tx: Queries, candidateId: string, now: Date): Promise<void> {
  const whose = eq(pacts.candidateId, candidateId)
  await tx.delete(pacts).where(and(whose, ne(pacts.state, 'SEALED')))
  const kept = await tx.select({ id: pacts.id, version: pacts.version }).from(pacts).where(whose)
  for (const { id, version } of kept) {
    const [sealed] = await tx
      .select({ terms: pactVersions.terms })
      .from(pactVersions)
      .where(and(eq(pactVersions.pactId, id), eq(pactVersions.number, version)))
    await tx
      .update(pacts)
      .set({ candidateId: null, keepUntil: lastDay(sealed?.terms.startsOn ?? null, now) })
      .where(eq(pacts.id, id))
    await tx.delete(pactVersions).where(and(eq(pactVersions.pactId, id), ne(pactVersions.number, version)))
    await tx.delete(pactRequests).where(eq(pactRequests.pactId, id))
    await tx
      .delete(pactSignatures)
      .where(and(eq(pactSignatures.pactId, id), ne(pactSignatures.state, 'SIGNED')))
  }
}

/** Nobody tells us when an employment ends: the last day that we know of is that of leaving us, or the first day of work. */
function lastDay(startsOn: string | null, now: Date): string {
  const known = Math.max(kstDay(now), startsOn === null ? 0 : (parseDay(startsOn) ?? 0))
  return formatDay(addMonths(known, PACT.keptMonths))
}

/** Pacts of people who are erased, whose time is over. */
export async function expiredPacts(db: Queries, today: string, limit: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    'select id from pacts where keep_until < $1 order by keep_until limit $2',
    [today, limit],
  )
  return rows.map(({ id }) => id)
}

export async function dropPact(tx: Queries, id: string): Promise<void> {
  await tx.delete(pacts).where(eq(pacts.id, id))
}
