import type { Outcome } from '@coffeeattack/domain/safety/report'
import { and, eq, isNull } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { safetyCases, senderStops } from '../../../platform/db/schema/safety.ts'
import { reportStands, stopIsInForce } from '../core/sql.ts'

/** A stop that ended by itself gives way to a new one. */
export async function addStop(tx: Queries, stop: typeof senderStops.$inferInsert): Promise<boolean> {
  const lapsed = and(
    eq(senderStops.senderId, stop.senderId),
    isNull(senderStops.endedAt),
    asSql(`not ${stopIsInForce('sender_stops', '?')}`, stop.stoppedAt),
  )
  await tx.update(senderStops).set({ endedAt: senderStops.until }).where(lapsed)
  const { rowCount } = await tx.insert(senderStops).values(stop).onConflictDoNothing()
  return rowCount === 1
}

const inForce = (caseId: string, now: Date) =>
  and(eq(senderStops.caseId, caseId), asSql(stopIsInForce('sender_stops', '?'), now))

/** True when a stop was in force and is confirmed now, so that it does not end by itself. */
export async function confirmStop(
  tx: Queries,
  caseId: string,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(senderStops)
    .set({ confirmedAt: now, confirmedBy: by })
    .where(and(inForce(caseId, now), isNull(senderStops.confirmedAt)))
  return rowCount === 1
}

export async function endStop(
  tx: Queries,
  caseId: string,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(senderStops)
    .set({ endedAt: now, endedBy: by })
    .where(inForce(caseId, now))
  return rowCount === 1
}

export async function isStopped(tx: Queries, caseId: string, now: Date): Promise<boolean> {
  return (await tx.$count(senderStops, inForce(caseId, now))) > 0
}

type Closing = { by: string; outcome: Outcome; finding: string; now: Date }

export async function closeCase(tx: Queries, id: string, { by, outcome, finding, now }: Closing) {
  const { rowCount } = await tx
    .update(safetyCases)
    .set({ closedBy: by, closedAt: now, outcome, finding })
    .where(and(eq(safetyCases.id, id), isNull(safetyCases.closedAt)))
  return rowCount === 1
}

export async function handOverCase(tx: Queries, id: string, { by, now }: { by: string; now: Date }) {
  const { rowCount } = await tx
    .update(safetyCases)
    .set({ handedOverBy: by, handedOverAt: now })
    .where(and(eq(safetyCases.id, id), isNull(safetyCases.closedAt), isNull(safetyCases.handedOverAt)))
  return rowCount === 1
}

/** Every open case of the company closes with its takedown. */
export async function closeCasesOf(tx: Queries, companyId: string, closing: Closing): Promise<string[]> {
  const { by, outcome, finding, now } = closing
  const closed = await tx
    .update(safetyCases)
    .set({ closedBy: by, closedAt: now, outcome, finding })
    .where(and(eq(safetyCases.companyId, companyId), isNull(safetyCases.closedAt)))
    .returning({ id: safetyCases.id })
  return closed.map(({ id }) => id)
}

type Reporter = { id: string; userId: string }

export async function reportersOf(tx: Queries, caseIds: readonly string[]): Promise<Reporter[]> {
  const { rows } = await tx.$client.query<Reporter>(
    `select r.id, r.user_id as "userId" from safety_reports r where r.case_id = any($1::uuid[]) and ${reportStands('r')}
     order by r.id`,
    [caseIds],
  )
  return rows
}

/** Everybody who may decide on what an agent cannot. */
export async function adminsOf(tx: Queries): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select id from operators where role = 'ADMIN' and disabled_at is null order by id`,
  )
  return rows.map(({ id }) => id)
}
