import { formatDay } from '@coffeeattack/domain/kst'
import { type Days, spanOf } from '@coffeeattack/domain/upkeep/period'
import { registrationSteps, type RegistrationStep } from '@coffeeattack/domain/verification/steps'
import type { Queries } from '../../../platform/db/queries.ts'
import { isUnverifiedCompany, LEDGER, monthIn } from '../../companies/core/sql.ts'
import { deliveredWithin } from '../../offers/core/sql.ts'
import { roomIsOpen, stillAnswers } from '../../rooms/core/sql.ts'

/* What the admins' home counts. Figures alone: nothing here names a person or a company. */

const DAY = (moment: string) => `to_char(${moment} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

export type FigureName = 'sent' | 'answered' | 'matched' | 'hired'
export type Figure = { count: number; before: number; days: number[] }
type DayCount = { figure: FigureName; day: string; count: number }

/** The period and the days before it, by day, in one index scan each. */
export async function countFigures(db: Queries, { days, before }: { days: Days; before: Days }) {
  const { rows } = await db.$client.query<DayCount>(
    `select 'sent' as figure, ${DAY('o.deliver_at')} as day, count(*)::int as count from offers o
       where ${deliveredWithin('o', '$1', '$2')} group by 2
     union all
     select figure, ${DAY('o.decided_at')}, count(*)::int from offers o
       cross join lateral unnest(case when o.status = 'MATCHED' then '{answered,matched}' else '{answered}' end::text[]) figure
       where o.status in ('MATCHED', 'REFUSED', 'AGENT') and o.decided_at >= $1 and o.decided_at < $2 group by 1, 2
     union all
     select 'hired', ${DAY('h.at')}, count(*)::int from hires h where h.at >= $1 and h.at < $2 group by 2`,
    [spanOf(before).from, spanOf(days).until],
  )
  const figureOf = (figure: FigureName): Figure => {
    const on = new Map(rows.filter((row) => row.figure === figure).map(({ day, count }) => [day, count]))
    const counts = ({ from, until }: Days) =>
      Array.from({ length: until - from + 1 }, (_, at) => on.get(formatDay(from + at)) ?? 0)
    return { count: sum(counts(days)), before: sum(counts(before)), days: counts(days) }
  }
  return {
    sent: figureOf('sent'),
    answered: figureOf('answered'),
    matched: figureOf('matched'),
    hired: figureOf('hired'),
  }
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/**
 * People who began within these days, by the furthest step reached. Each step includes everybody of the later steps. A phone proved
 * by a code does not count as a confirmation, because it may come long before the certificate is chosen.
 */
export async function countSteps(db: Queries, days: Days): Promise<Record<RegistrationStep, number>> {
  const { from, until } = spanOf(days)
  const { rows } = await db.$client.query<Record<RegistrationStep, number>>(
    `select ${registrationSteps.map((step, at) => `count(*) filter (where reached >= ${at})::int as ${step}`).join(', ')}
     from (
       select case when u.certified_at is not null then 4
         when u.phone_proved_at >= asked.at then 3
         when asked.at is not null then 2
         when u.job_label is not null then 1 else 0 end as reached
       from users u
       left join lateral (
         select min(c.at) as at from consents c where c.user_id = u.id and c.kind = 'thirdParty' and c.agreed
       ) asked on true
       where u.created_at >= $1 and u.created_at < $2
     ) begun`,
    [from, until],
  )
  return rows[0]!
}

export type Failures = {
  count: number
  people: number
  finished: number
  codes: { code: string; count: number }[]
}

const MOST_CODES = 30

/** Errors by code. Somebody who met one and later passed the same kind of confirmation counts as finished. */
export async function countFailures(db: Queries, days: Days): Promise<Failures> {
  const { from, until } = spanOf(days)
  const { rows } = await db.$client.query<Failures>(
    `with failed as (
       select f.user_id, f.code, exists (
         select from verification_attempts a where a.user_id = f.user_id and a.kind = f.kind and a.state = 'DONE'
           and a.finished_at > f.at) as finished
       from verification_failures f where f.at >= $1 and f.at < $2
     ), codes as (
       select code, count(*)::int as count from failed group by code order by 2 desc, code limit ${MOST_CODES}
     )
     select count(*)::int as count, count(distinct user_id)::int as people,
       (count(distinct user_id) filter (where finished))::int as finished,
       coalesce((select json_agg(codes order by codes.count desc, codes.code) from codes), '[]') as codes
     from failed`,
    [from, until],
  )
  return rows[0]!
}

type OwnWaiting = { unverifiedCompanies: number; openStatements: number; unassignedRooms: number }

/** What waits for an admin. `thisMonth` is the start of the month, which cannot be closed before its end. */
export async function countOwnWaiting(db: Queries, thisMonth: Date): Promise<OwnWaiting> {
  const { rows } = await db.$client.query<OwnWaiting>(
    `select
       (select count(*)::int from companies where ${isUnverifiedCompany('companies')}) as "unverifiedCompanies",
       (select count(distinct (e.company_id, ${monthIn('e.at')}))::int from ${LEDGER} e
        where e.at < $1 and not exists (select from statements s join bills on bills.statement_id = s.id
          where s.company_id = e.company_id and s.month = ${monthIn('e.at')})) as "openStatements",
       (select count(*)::int from message_rooms r join operators p on p.id = r.operator_id
        where r.company_id is null and ${roomIsOpen('r')} and not ${stillAnswers('r', 'p')}) as "unassignedRooms"`,
    [thisMonth],
  )
  return rows[0]!
}
