import { formatDay } from '@coffeeattack/domain/kst'
import { and, asc, eq, getTableName, gt, inArray, isNull, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { addEvents, type NewEvent } from '../../../platform/streams/store.ts'
import { delivered, deliveredSince, lapsedOn, notTakenBack } from '../core/sql.ts'
import type { SubjectKind } from '../core/store.ts'

/** Offers and groups expire alike, in separate tables. */
export const kinds: readonly SubjectKind[] = ['offer', 'group']

export type ExpiredSubject = {
  id: string
  candidateId: string
  operatorId: string
  /** The company of the offer; a group belongs to its agent. */
  companyId: string | null
  expiryDay: string
  endedAt: Date | null
}

const tableOf = (kind: SubjectKind) => (kind === 'offer' ? offers : offerGroups)

/** Rows of the kind whose last day was before `today`. Offers of a group expire with it. */
const hasLapsed = (kind: SubjectKind, today: number) => {
  const name = getTableName(tableOf(kind))
  return and(
    asSql(lapsedOn(name, '?'), formatDay(today)),
    asSql(notTakenBack(name)),
    kind === 'offer' ? isNull(offers.groupId) : undefined,
  )
}

/** Waiting rows whose last day was before `today`, ordered by id. */
export async function lapsed(
  db: Queries,
  kind: SubjectKind,
  { today, after, limit }: { today: number; after: string | null; limit: number },
): Promise<string[]> {
  const { id } = tableOf(kind)
  const found = await db
    .select({ id })
    .from(tableOf(kind))
    .where(and(hasLapsed(kind, today), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(limit)
  return found.map((row) => row.id)
}

const AT_END_OF_DAY = sql`(expiry_day + 1)::timestamp at time zone 'Asia/Seoul'`

/**
 * Expires the rows that still wait, and returns them. Rows locked by a decision or another job are skipped.
 * The time of expiry is the end of the last day, however late the job runs.
 */
export async function expireDue(
  tx: Queries,
  kind: SubjectKind,
  { today, ids }: { today: number; ids: readonly string[] },
): Promise<ExpiredSubject[]> {
  const table = tableOf(kind)
  const due = tx.$with('due').as(
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, [...ids]), hasLapsed(kind, today)))
      .orderBy(asc(table.id))
      .for('no key update', { skipLocked: true }),
  )
  return tx
    .with(due)
    .update(table)
    .set({ status: 'EXPIRED', decidedAt: AT_END_OF_DAY })
    .from(due)
    .where(eq(table.id, due.id))
    .returning({
      id: table.id,
      candidateId: table.candidateId,
      operatorId: table.operatorId,
      companyId: kind === 'offer' ? offers.companyId : sql<null>`null::uuid`,
      expiryDay: table.expiryDay,
      endedAt: table.decidedAt,
    })
}

/** Expires the offers of groups that just expired. */
export async function expireOffersOf(tx: Queries, groupIds: readonly string[]) {
  if (groupIds.length === 0) return []
  return tx
    .update(offers)
    .set({ status: 'EXPIRED', decidedAt: AT_END_OF_DAY })
    .where(and(inArray(offers.groupId, [...groupIds]), eq(offers.status, 'WAITING')))
    .returning({ offerId: offers.id, groupId: offers.groupId, endedAt: offers.decidedAt })
}

export type OpenSubject = Pick<ExpiredSubject, 'id' | 'candidateId' | 'expiryDay'>

type OpenSubjectsPage = { days: readonly number[]; now: Date; after: OpenSubject | null; limit: number }

const open = (kind: SubjectKind, days: readonly number[], now: Date) => {
  const table = tableOf(kind)
  const isOpen = and(
    eq(table.status, 'WAITING'),
    inArray(table.expiryDay, days.map(formatDay)),
    asSql(delivered(getTableName(table), '?'), now),
    kind === 'offer' ? isNull(offers.groupId) : undefined,
  )
  return { table, isOpen }
}

/** Open rows that end on the given days, page by page. */
export async function openUntil(
  db: Queries,
  kind: SubjectKind,
  { days, now, after, limit }: OpenSubjectsPage,
): Promise<OpenSubject[]> {
  const { table, isOpen } = open(kind, days, now)
  const isBehind = after && gt(sql`(${table.expiryDay}, ${table.id})`, sql`(${after.expiryDay}, ${after.id})`)
  return db
    .select({ id: table.id, candidateId: table.candidateId, expiryDay: table.expiryDay })
    .from(table)
    .where(and(isOpen, isBehind ?? undefined))
    .orderBy(asc(table.expiryDay), asc(table.id))
    .limit(limit)
}

/** Locks the rows that are still open, so that a concurrent decision waits and sees the reminder. */
export async function holdOpenUntil(
  tx: Queries,
  kind: SubjectKind,
  { days, now, ids }: { days: readonly number[]; now: Date; ids: readonly string[] },
): Promise<OpenSubject[]> {
  const { table, isOpen } = open(kind, days, now)
  return tx
    .select({ id: table.id, candidateId: table.candidateId, expiryDay: table.expiryDay })
    .from(table)
    .where(and(inArray(table.id, [...ids]), isOpen))
    .orderBy(asc(table.id))
    .for('share')
}

/** An arbitrary lock number, the same in every process. */
const LOCK = 4_218_650_902

/** Offers and groups that arrived in the span and were not announced. A group is announced as one. */
const ARRIVED = `(
       select candidate_id, id, deliver_at from offers
       where ${deliveredSince('offers', '$1', '$2')} and group_id is null
       union all
       select candidate_id, id, deliver_at from offer_groups
       where ${deliveredSince('offer_groups', '$1', '$2')}) arrived
     where not exists (select from stream_events told
       where told.audience_id = arrived.candidate_id and told.kind = 'offer' and told.subject_id = arrived.id)`

type Span = { since: Date; now: Date }

export async function peopleToTell(db: Queries, { since, now }: Span): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select distinct candidate_id as id from ${ARRIVED} order by 1`,
    [since, now],
  )
  return rows.map(({ id }) => id)
}

export async function tellDelivered(tx: Queries, userIds: readonly string[], { since, now }: Span) {
  await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
  const { rows } = await tx.$client.query<NewEvent>(
    `select candidate_id as "audienceId", 'offer' as kind, id as "subjectId"
     from ${ARRIVED} and candidate_id = any($3)
     order by candidate_id, deliver_at, id`,
    [since, now, userIds],
  )
  await addEvents(tx, rows, now)
}
