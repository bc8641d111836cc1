import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { auditLog, invitations, operators } from '../../../platform/db/schema/operators.ts'
import { partners } from '../../../platform/db/schema/partners.ts'
import type { Cell } from '../../../platform/http/csv.ts'
import { expiredOn, notTakenBack, openOn } from '../../offers/core/sql.ts'
import { person, works } from '../core/sql.ts'

export type DeedsFilter = {
  operatorId?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  since: Date | null
  before: Date | null
  /** Goes on behind this row. */
  after: number | null
  limit: number
}

/** Candidates have no name here: the trail of our people's deeds is not a way to learn who somebody is. */
const subjectName = sql<string | null>`case ${auditLog.subject}
  when 'operator' then (select name from operators subject where subject.id = ${auditLog.subjectId})
  when 'company' then (select name from ${companies} subject where subject.id = ${auditLog.subjectId})
  when 'partner' then (select name from ${partners} subject where subject.id = ${auditLog.subjectId})
  when 'invitation' then (select email from ${invitations} subject where subject.id = ${auditLog.subjectId})
  end`

/** Newest first; rows of one moment in the order they were written. */
export async function findDeeds(db: Queries, wanted: DeedsFilter) {
  const { operatorId, action, subject, subjectId, since, before, after, limit } = wanted
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      subjectName,
      detail: auditLog.detail,
      address: auditLog.address,
      operatorId: operators.id,
      operatorName: operators.name,
      operatorRole: operators.role,
    })
    .from(auditLog)
    .leftJoin(operators, and(eq(auditLog.actor, 'OPERATOR'), eq(operators.id, auditLog.actorId)))
    .where(
      and(
        operatorId === undefined ? undefined : eq(auditLog.actorId, operatorId),
        action === undefined ? undefined : eq(auditLog.action, action),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        since === null ? undefined : gte(auditLog.at, since),
        before === null ? undefined : lt(auditLog.at, before),
        after === null ? undefined : lt(auditLog.id, after),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

type AccessCount = {
  id: string
  name: string
  role: string
  deeds: number
  people: number
  addresses: number
  exports: number
  /** People a month, in the months before. */
  usual: number
}

type AccessPeriod = { before: Date; starts: Date; ends: Date; monthsBefore: number }

/** What each person of the console did with people's data between two moments, and how many people it was before. */
export async function countAccess(
  db: Queries,
  { before, starts, ends, monthsBefore }: AccessPeriod,
): Promise<AccessCount[]> {
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

/** Rows as cells, in the order of the header beside them. No table has a candidate in it. */
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

/** An offer past its day is over, whether or not the nightly job has said so (OFR-12). */
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
