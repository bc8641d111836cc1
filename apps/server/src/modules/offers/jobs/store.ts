import { formatDay } from '@coffeeattack/domain/kst'
import { and, asc, eq, getTableName, gt, inArray, isNull, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { delivered, deliveredSince, lapsedOn, notTakenBack } from '../core/sql.ts'
import type { SubjectKind } from '../core/store.ts'

/** Single offers and groups run out alike, each in a table of its own. */
export const kinds: readonly SubjectKind[] = ['offer', 'group']

export type ExpiredSubject = {
  id: string
  candidateId: string
  operatorId: string
  /** In whose name it was sent; a group is the agent's own. */
  companyId: string | null
  expiryDay: string
  endedAt: Date
}

const EXPIRE = {
  offer: { table: 'offers', single: 'and group_id is null', company: 'company_id' },
  group: { table: 'offer_groups', single: '', company: 'null::uuid' },
} as const

/**
 * Waiting ones whose last day was before `today`, up to so many. Two jobs at once take different ones; one that is just
 * being decided is left to its decision. They ended when their day did, however late the job is.
 */
export async function expireDue(
  tx: Queries,
  kind: SubjectKind,
  { today, limit }: { today: number; limit: number },
): Promise<ExpiredSubject[]> {
  const { table, single, company } = EXPIRE[kind]
  const { rows } = await tx.$client.query<ExpiredSubject>(
    `with due as (
       select id from ${table}
       where ${lapsedOn(table, '$1')} and ${notTakenBack(table)} ${single}
       order by expiry_day, id limit $2 for no key update skip locked)
     update ${table} expired
     set status = 'EXPIRED', decided_at = (expiry_day + 1)::timestamp at time zone 'Asia/Seoul'
     from due where expired.id = due.id
     returning expired.id, candidate_id as "candidateId", operator_id as "operatorId", ${company} as "companyId",
       expiry_day as "expiryDay", decided_at as "endedAt"`,
    [formatDay(today), limit],
  )
  return rows
}

/** The offers of groups that just ran out. */
export async function expireOffersOf(tx: Queries, groupIds: readonly string[]) {
  if (groupIds.length === 0) return []
  return tx
    .update(offers)
    .set({
      status: 'EXPIRED',
      decidedAt: sql`(${offers.expiryDay} + 1)::timestamp at time zone 'Asia/Seoul'`,
    })
    .where(and(inArray(offers.groupId, [...groupIds]), eq(offers.status, 'WAITING')))
    .returning({ offerId: offers.id, groupId: offers.groupId, endedAt: offers.decidedAt })
}

export type OpenSubject = Pick<ExpiredSubject, 'id' | 'candidateId' | 'expiryDay'>

type OpenSubjectsPage = { days: readonly number[]; now: Date; after: OpenSubject | null; limit: number }

/**
 * Open ones that end on the given days, page by page. They stay open until the transaction ends: a decision that comes
 * meanwhile waits and finds what was told.
 */
export async function openUntil(
  tx: Queries,
  kind: SubjectKind,
  { days, now, after, limit }: OpenSubjectsPage,
): Promise<OpenSubject[]> {
  const table = kind === 'offer' ? offers : offerGroups
  return tx
    .select({ id: table.id, candidateId: table.candidateId, expiryDay: table.expiryDay })
    .from(table)
    .where(
      and(
        eq(table.status, 'WAITING'),
        inArray(table.expiryDay, days.map(formatDay)),
        asSql(delivered(getTableName(table), '?'), now),
        kind === 'offer' ? isNull(offers.groupId) : undefined,
        after
          ? gt(sql`(${table.expiryDay}, ${table.id})`, sql`(${after.expiryDay}, ${after.id})`)
          : undefined,
      ),
    )
    .orderBy(asc(table.expiryDay), asc(table.id))
    .limit(limit)
    .for('share')
}

/** Any number, the same in every process: two workers take turns. */
const LOCK = 4_218_650_902

/** Tells of every offer and group that arrived within the time, unless it was told of. Groups are told as one. */
export async function tellDelivered(tx: Queries, { since, now }: { since: Date; now: Date }): Promise<void> {
  await tx.$client.query('select pg_advisory_xact_lock($1)', [LOCK])
  await tx.$client.query(
    `insert into stream_events (audience_id, kind, subject_id, at)
     select candidate_id, 'offer', id, $2 from (
       select candidate_id, id, deliver_at from offers
       where ${deliveredSince('offers', '$1', '$2')} and group_id is null
       union all
       select candidate_id, id, deliver_at from offer_groups
       where ${deliveredSince('offer_groups', '$1', '$2')}) arrived
     where not exists (select from stream_events told
       where told.audience_id = arrived.candidate_id and told.kind = 'offer' and told.subject_id = arrived.id)
     order by candidate_id, deliver_at, id`,
    [since, now],
  )
}
