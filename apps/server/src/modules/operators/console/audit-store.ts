import type { Queries } from '../../../platform/db/queries.ts'
import { accessReviews } from '../../../platform/db/schema/operators.ts'
import type { Cell } from '../../../platform/http/csv.ts'
import { expiredOn, notTakenBack, openOn } from '../../offers/core/sql.ts'
import { person, works } from '../core/sql.ts'

export type DeedsFilter = {
  /** A part of a name, normalized; empty for all. */
  q: string
  operatorId?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  since: Date | null
  before: Date | null
  /** Continue after this row. */
  after: number | null
  limit: number
  /** Gather read actions: one line per reader, subject and day in Seoul. */
  gathered: readonly string[]
}

export type DeedRow = {
  id: string
  at: Date
  action: string
  subject: string
  subjectId: string | null
  subjectName: string | null
  detail: Record<string, unknown> | null
  address: string | null
  operatorId: string | null
  operatorName: string | null
  operatorRole: string | null
  times: number
  firstAt: Date
}

/**
 * The trail must not reveal who a candidate is, so candidates have no name here. Offers, rooms and coffee chats are named by their
 * company.
 */
const SUBJECT_NAME = `case a.subject
  when 'operator' then (select it.name from operators it where it.id = a.subject_id)
  when 'company' then (select it.name from companies it where it.id = a.subject_id)
  when 'partner' then (select it.name from partners it where it.id = a.subject_id)
  when 'position' then (select c.name from positions it join companies c on c.id = it.company_id where it.id = a.subject_id)
  when 'invitation' then (select it.email from invitations it where it.id = a.subject_id)
  when 'offer' then (select c.name from offers it join companies c on c.id = it.company_id where it.id = a.subject_id)
  when 'room' then (select c.name from message_rooms it join companies c on c.id = it.company_id where it.id = a.subject_id)
  when 'coffeechat' then
    (select c.name from coffeechats it join companies c on c.id = it.company_id where it.id = a.subject_id)
  end`

/** True when the text is part of the name of the operator, of their company or of the subject. */
const NAMED = `($8 = '' or a.actor_id in (
    select o.id from operators o left join companies c on c.id = o.company_id
    where strpos(lower(o.name), $8) > 0 or strpos(lower(o.email), $8) > 0 or strpos(lower(c.name), $8) > 0)
  or a.subject_id in (
    select id from operators where strpos(lower(name), $8) > 0
    union all select id from companies where strpos(lower(name), $8) > 0
    union all select id from partners where strpos(lower(name), $8) > 0))`

const SEOUL_DAY = (moment: string) => `date_trunc('day', ${moment}, 'Asia/Seoul')`

/** Rows that one gathered line stands for: same operator, action, subject and day. */
const ALIKE = `alike.actor_id = a.actor_id and alike.action = a.action and alike.subject_id is not distinct from a.subject_id
  and alike.at >= ${SEOUL_DAY('a.at')} and alike.at < ${SEOUL_DAY('a.at')} + interval '1 day'`

/** Newest first; rows with equal times in insertion order. The newest row represents a gathered line. */
export async function findDeeds(db: Queries, wanted: DeedsFilter): Promise<DeedRow[]> {
  const { operatorId = null, action = null, subject = null, subjectId = null } = wanted
  const { since, before, after, q, gathered, limit } = wanted
  const { rows } = await db.$client.query<DeedRow>(
    `select a.id::text, a.at, a.action, a.subject, a.subject_id as "subjectId", ${SUBJECT_NAME} as "subjectName", a.detail,
       a.address, p.id as "operatorId", p.name as "operatorName", p.role as "operatorRole",
       coalesce(day.times, 1) as times, coalesce(day.first, a.at) as "firstAt"
     from (
       select a.* from audit_log a
       where ($1::uuid is null or a.actor_id = $1) and ($2::text is null or a.action = $2)
         and ($3::text is null or a.subject = $3) and ($4::uuid is null or a.subject_id = $4)
         and ($5::timestamptz is null or a.at >= $5) and ($6::timestamptz is null or a.at < $6)
         and ($7::bigint is null or a.id < $7) and ${NAMED}
         and (a.action <> all($9::text[]) or not exists (
           select from audit_log alike where ${ALIKE} and alike.id > a.id))
       order by a.id desc limit $10) a
     left join operators p on a.actor = 'OPERATOR' and p.id = a.actor_id
     left join lateral (
       select count(*)::int as times, min(alike.at) as first from audit_log alike where ${ALIKE}
     ) day on a.action = any($9::text[])
     order by a.id desc`,
    [operatorId, action, subject, subjectId, since, before, after, q, gathered, limit],
  )
  return rows
}

type AccessCount = {
  id: string
  name: string
  role: string
  deeds: number
  people: number
  addresses: number
  exports: number
  /** People per month in the preceding months. */
  usual: number
}

type AccessPeriod = { before: Date; starts: Date; ends: Date; monthsBefore: number }

/** Each operator's accesses to personal data between two times, and their average in the months before. */
export async function countAccess(db: Queries, { before, starts, ends, monthsBefore }: AccessPeriod) {
  const { rows } = await db.$client.query<AccessCount>(
    `with told as (
       select a.actor_id, a.id, a.at >= $2 as now, date_trunc('month', a.at, 'Asia/Seoul') as month, a.action,
         a.address, whom
       from audit_log a left join lateral unnest(a.whose) whom on true
       where a.at >= $1 and a.at < $3 and a.actor = 'OPERATOR' and (whom is not null or a.action = 'export')
     ), usual as (
       select actor_id, sum(people)::float / $4 as people from (
         select actor_id, count(distinct whom) as people from told where not now group by actor_id, month) months
       group by actor_id
     )
     select operators.id, operators.name, operators.role, count(distinct told.id)::int as deeds,
       count(distinct whom)::int as people, count(distinct address)::int as addresses,
       count(distinct told.id) filter (where action = 'export')::int as exports,
       coalesce(max(usual.people), 0) as usual
     from told join operators on operators.id = told.actor_id left join usual using (actor_id)
     where now group by operators.id
     order by people desc, deeds desc, operators.name, operators.id`,
    [before, starts, ends, monthsBefore],
  )
  return rows
}

type SignedReview = { name: string; at: Date; note: string }

export async function findReview(db: Queries, month: string): Promise<SignedReview | null> {
  const { rows } = await db.$client.query<SignedReview>(
    `select p.name, review.signed_at as at, review.note
     from access_reviews review join operators p on p.id = review.signed_by where review.month = $1`,
    [month],
  )
  return rows[0] ?? null
}

/** False when the month is signed already. */
export async function insertReview(tx: Queries, row: typeof accessReviews.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(accessReviews).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** Rows as cells in the order of the header. No exported table contains candidates. */
async function cells(db: Queries, text: string, values: string[] = []): Promise<Cell[][]> {
  const { rows } = await db.$client.query<Cell[]>({ text, values, rowMode: 'array' })
  return rows
}

const DAY = (column: string) => `to_char(${column} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`

export const companyCells = (db: Queries) =>
  cells(
    db,
    `select company.name, company.business_number, company.domain,
       (select string_agg(alias.name, ', ' order by alias.name) from company_aliases alias
        where alias.company_id = company.id),
       case when company.active then '예' else '아니요' end,
       case when company.verified_at is null then '아니요' else '예' end,
       (select count(*)::int from operators
        where operators.company_id = company.id and ${works('operators')}),
       ${DAY('company.created_at')}
     from companies company order by company.name, company.id`,
  )

export const operatorCells = (db: Queries) =>
  cells(
    db,
    `select operators.name, operators.email,
       case operators.role when 'RECRUITER' then '채용 담당자' when 'AGENT' then '에이전트' else '관리자' end,
       companies.name, ${DAY('operators.created_at')}, ${DAY('operators.last_sign_in_at')},
       case when ${works('operators')} then '아니요' else '예' end
     from operators left join companies on companies.id = operators.company_id
     where ${person('operators')}
     order by operators.created_at, operators.id`,
  )

/** An offer past its last day counts as expired, even before the nightly job expires it (OFR-12). */
export const offerCells = (db: Queries, today: string) =>
  cells(
    db,
    `select companies.name, count(*)::int, count(offers.read_at)::int,
       (count(*) filter (where ${openOn('offers', '$1')}))::int,
       (count(*) filter (where offers.status = 'MATCHED'))::int,
       (count(*) filter (where offers.status = 'REFUSED'))::int,
       (count(*) filter (where ${expiredOn('offers', '$1')}))::int
     from offers join companies on companies.id = offers.company_id where ${notTakenBack('offers')}
     group by companies.id order by companies.name, companies.id`,
    [today],
  )
