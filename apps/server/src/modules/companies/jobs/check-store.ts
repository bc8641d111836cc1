import type { AskedCheck, CheckAnswer } from '@coffeeattack/domain/companies/checks'
import type { BusinessState } from '@coffeeattack/domain/companies/state'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { companyChecks } from '../../../platform/db/schema/company-checks.ts'
import { delivered, openOn } from '../../offers/core/sql.ts'
import { works } from '../../operators/core/sql.ts'

/** A company with what is known of one check. */
export type DueCompany = {
  id: string
  name: string
  businessNumber: string
  businessState: BusinessState | null
  arrearsListedOn: string | null
  answer: CheckAnswer | null
  changedAt: Date | null
  doubtAt: Date | null
  failures: number
}

/** Companies that are asked about again by now, those that wait longest first. Closed and refused ones are nobody's concern. */
export async function dueFor(
  db: Queries,
  kind: AskedCheck,
  { now, limit }: { now: Date; limit: number },
): Promise<DueCompany[]> {
  const { rows } = await db.$client.query<DueCompany>(
    `select c.id, c.name, c.business_number as "businessNumber", c.business_state as "businessState",
       c.arrears_listed_on::text as "arrearsListedOn", k.answer, k.changed_at as "changedAt", k.doubt_at as "doubtAt",
       coalesce(k.failures, 0) as failures
     from companies c left join company_checks k on k.company_id = c.id and k.kind = $1
     where c.business_number is not null and c.active and c.state not in ('CLOSED', 'REFUSED')
       and coalesce(k.next_at, '-infinity') <= $2
     order by k.next_at nulls first, c.id limit $3`,
    [kind, now, limit],
  )
  return rows
}

export type Answered = {
  company: Pick<DueCompany, 'id' | 'answer' | 'changedAt'>
  answer: CheckAnswer
  doubtAt: Date | null
  nextAt: Date
}

/** The last good answer, with its moment. */
export async function saveAnswers(tx: Queries, kind: AskedCheck, answered: readonly Answered[], now: Date) {
  if (answered.length === 0) return
  const rows = answered.map(({ company, answer, doubtAt, nextAt }) => ({
    companyId: company.id,
    kind,
    answer,
    answeredAt: now,
    changedAt: company.answer === answer ? (company.changedAt ?? now) : now,
    doubtAt,
    nextAt,
  }))
  await tx
    .insert(companyChecks)
    .values(rows)
    .onConflictDoUpdate({
      target: [companyChecks.companyId, companyChecks.kind],
      set: {
        answer: sql`excluded.answer`,
        answeredAt: now,
        changedAt: sql`excluded.changed_at`,
        doubtAt: sql`excluded.doubt_at`,
        nextAt: sql`excluded.next_at`,
        failures: 0,
        failure: null,
      },
    })
}

export type Failed = { companyId: string; failures: number; nextAt: Date }

/** The last good answer stays with its moment. */
export async function saveFailures(
  tx: Queries,
  kind: AskedCheck,
  failed: readonly Failed[],
  { failure, now }: { failure: string; now: Date },
) {
  if (failed.length === 0) return
  await tx
    .insert(companyChecks)
    .values(failed.map((row) => ({ ...row, kind, failure, failedAt: now })))
    .onConflictDoUpdate({
      target: [companyChecks.companyId, companyChecks.kind],
      set: {
        failures: sql`excluded.failures`,
        failure,
        failedAt: now,
        nextAt: sql`excluded.next_at`,
      },
    })
}

/** Companies that the tax office was asked about for the first time. */
export async function openStates(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(companies)
    .set({ businessState: 'OPEN', businessStateOn: now })
    .where(and(inArray(companies.id, [...ids]), isNull(companies.businessState)))
}

/** Changes a company's state unless somebody changed it meanwhile. */
export async function changeState(
  tx: Queries,
  { id, businessState }: Pick<DueCompany, 'id' | 'businessState'>,
  state: BusinessState,
  now: Date,
): Promise<boolean> {
  const known =
    businessState === null ? isNull(companies.businessState) : eq(companies.businessState, businessState)
  const changed = await tx
    .update(companies)
    .set({ businessState: state, businessStateOn: now })
    .where(and(eq(companies.id, id), known))
    .returning({ id: companies.id })
  return changed.length > 0
}

/** A first look-up that lists the company, or the first that does not: what an admin decided ends with the listing. */
export async function changeListing(tx: Queries, id: string, listedOn: string | null): Promise<void> {
  await tx
    .update(companies)
    .set({ arrearsListedOn: listedOn, arrearsDecidedAt: null, arrearsDecidedBy: null, arrearsReason: '' })
    .where(eq(companies.id, id))
}

/** Whom an open offer of the company has reached; `today` is the day in Seoul. */
export async function waitingFor(
  tx: Queries,
  companyId: string,
  { now, today }: { now: Date; today: string },
): Promise<{ offerId: string; groupId: string | null; userId: string }[]> {
  const { rows } = await tx.$client.query<{ offerId: string; groupId: string | null; userId: string }>(
    `select o.id as "offerId", o.group_id as "groupId", o.candidate_id as "userId" from offers o
     where o.company_id = $1 and ${openOn('o', '$3')} and ${delivered('o', '$2')}`,
    [companyId, now, today],
  )
  return rows
}

export async function adminMails(tx: Queries): Promise<string[]> {
  const { rows } = await tx.$client.query<{ email: string }>(
    `select email from operators where role = 'ADMIN' and ${works('operators')} order by email`,
  )
  return rows.map(({ email }) => email)
}
