import type { Outcome, ReportPlace, ReportReason, TakedownTie } from '@coffeeattack/domain/safety/report'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { safetyReports } from '../../../platform/db/schema/safety.ts'
import { ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { delivered } from '../../offers/core/sql.ts'
import { caseIsOpen } from '../core/sql.ts'

type Reported = {
  companyId: string
  senderId: string | null
  offerId: string | null
  roomId: string | null
}

/** $1 is the reporter, $2 the thing, $3 the time. Nobody reports what they were not shown. */
const SUBJECTS: Readonly<Record<ReportPlace, string>> = {
  OFFER: `select o.company_id as "companyId", o.operator_id as "senderId", o.id as "offerId",
      (select r.id from message_rooms r where r.candidate_id = $1 and r.company_id = o.company_id) as "roomId"
    from offers o where o.id = $2 and o.candidate_id = $1 and o.company_id is not null and ${delivered('o', '$3')}`,
  ROOM: `select r.company_id as "companyId", r.operator_id as "senderId", r.offer_id as "offerId", r.id as "roomId"
    from message_rooms r where r.id = $2 and r.candidate_id = $1 and r.company_id is not null and $3::timestamptz is not null`,
  COMPANY: `select c.id as "companyId", o.operator_id as "senderId", o.id as "offerId",
      (select r.id from message_rooms r where r.candidate_id = $1 and r.company_id = c.id) as "roomId"
    from companies c left join lateral (
      select x.id, x.operator_id from offers x where x.candidate_id = $1 and x.company_id = c.id and ${delivered('x', '$3')}
      order by x.created_at desc, x.id desc limit 1) o on true
    where c.id = $2`,
}

type Subject = { userId: string; place: ReportPlace; id: string; now: Date }

export async function findReported(tx: Queries, { userId, place, id, now }: Subject) {
  const { rows } = await tx.$client.query<Reported>(SUBJECTS[place], [userId, id, now])
  return rows[0] ?? null
}

export async function countSince(tx: Queries, userId: string, since: Date): Promise<number> {
  return tx.$count(safetyReports, and(eq(safetyReports.userId, userId), gt(safetyReports.createdAt, since)))
}

/** The id of the report that says this already. */
export async function sameReport(
  tx: Queries,
  { caseId, userId, reason }: { caseId: string; userId: string; reason: ReportReason },
): Promise<string | null> {
  const [found] = await tx
    .select({ id: safetyReports.id })
    .from(safetyReports)
    .where(
      and(
        eq(safetyReports.caseId, caseId),
        eq(safetyReports.userId, userId),
        eq(safetyReports.reason, reason),
        isNull(safetyReports.withdrawnAt),
      ),
    )
  return found?.id ?? null
}

export async function addReport(tx: Queries, row: typeof safetyReports.$inferInsert): Promise<void> {
  await tx.insert(safetyReports).values(row)
}

const caseIs = (condition: string) =>
  sql.raw(`exists (select from safety_cases c where c.id = safety_reports.case_id and ${condition})`)

/** Takes it back while the desk has done nothing about it. */
export async function withdrawReport(
  tx: Queries,
  { userId, id, since, now }: { userId: string; id: string; since: Date; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(safetyReports)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(safetyReports.id, id),
        eq(safetyReports.userId, userId),
        isNull(safetyReports.withdrawnAt),
        sql`${safetyReports.createdAt} >= ${since}`,
        caseIs(
          `${caseIsOpen('c')} and not exists (select from sender_stops s where s.case_id = c.id
            and s.stopped_at >= safety_reports.created_at)`,
        ),
      ),
    )
  return rowCount === 1
}

/** Moves a report of a closed case to the sender's open one, once. */
export async function askAgain(
  tx: Queries,
  { id, caseId, now }: { id: string; caseId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(safetyReports)
    .set({ caseId, askedAgainAt: now })
    .where(
      and(
        eq(safetyReports.id, id),
        isNull(safetyReports.askedAgainAt),
        isNull(safetyReports.withdrawnAt),
        caseIs(`c.outcome = 'NOTHING'`),
      ),
    )
  return rowCount === 1
}

export type ReportRow = {
  id: string
  company: { id: string; name: string; logo: string | null }
  companyId: string
  senderId: string | null
  reason: ReportReason
  createdAt: Date
  askedAgainAt: Date | null
  stoppedAt: Date | null
  closedAt: Date | null
  outcome: Outcome | null
  finding: string
  told: number | null
}

const REPORTS = `
  select r.id, r.reason, r.created_at as "createdAt", r.asked_again_at as "askedAgainAt",
    json_build_object('id', f.id, 'name', f.name, 'logo', f.logo) as company, c.company_id as "companyId",
    c.sender_id as "senderId", c.closed_at as "closedAt", c.outcome,
    case when c.outcome = 'NOTHING' then c.finding else '' end as finding,
    (select min(s.stopped_at) from sender_stops s where s.case_id = c.id
      and (s.ended_at is null or s.confirmed_at is not null)) as "stoppedAt",
    case when c.outcome = 'TAKEN_DOWN' then
      (select count(*)::int from takedown_people p where p.company_id = c.company_id) end as told
  from safety_reports r
  join safety_cases c on c.id = r.case_id
  join companies f on f.id = c.company_id
  where r.user_id = $1 and r.withdrawn_at is null and ${ownerHasNotLeft('$1')}`

export async function reportsOf(db: Queries, userId: string): Promise<ReportRow[]> {
  const { rows } = await db.$client.query<ReportRow>(
    `${REPORTS} order by r.created_at desc, r.id desc limit 200`,
    [userId],
  )
  return rows
}

export async function findReport(db: Queries, userId: string, id: string): Promise<ReportRow | null> {
  const { rows } = await db.$client.query<ReportRow>(`${REPORTS} and r.id = $2`, [userId, id])
  return rows[0] ?? null
}

type TakedownRow = {
  company: { id: string; name: string; logo: string | null }
  at: Date
  reason: ReportReason
  tie: TakedownTie
  offers: number
  firstOfferAt: Date | null
}

export async function takedownFor(db: Queries, userId: string, companyId: string) {
  const { rows } = await db.$client.query<TakedownRow>(
    `select json_build_object('id', f.id, 'name', f.name, 'logo', f.logo) as company, t.at, t.reason, p.tie, p.offers,
       p.first_offer_at as "firstOfferAt"
     from takedown_people p
     join takedowns t on t.company_id = p.company_id
     join companies f on f.id = t.company_id
     where p.company_id = $2 and p.user_id = $1 and ${ownerHasNotLeft('$1')}`,
    [userId, companyId],
  )
  return rows[0] ?? null
}
