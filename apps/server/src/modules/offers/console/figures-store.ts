import type { Counts as Answers } from '@coffeeattack/domain/offers/in-fives'
import type { DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import { type AnsweredOffer, answerWithin } from '@coffeeattack/domain/offers/figures'
import type { Queries } from '../../../platform/db/queries.ts'
import { ANSWER_HOURS, COUNTS, type Counts, howMany, SENT_FACTS } from '../../coffeechats/core/funnel.ts'
import { isListed, notTakenBack } from '../core/sql.ts'

/** The offers in the figures: sent in the period and not undone, as in the quota. */
export type Cohort = {
  companyId: string
  /** The company's names, by which a candidate may have blocked it. */
  keys: readonly string[]
  from: Date
  until: Date
  operatorId?: string | undefined
  /** `none` for offers without a position. */
  positionId?: string | undefined
}

/** The condition for an offer `o`, and a function that numbers further parameters. */
function inCohort({ companyId, from, until, operatorId, positionId }: Cohort) {
  const values: unknown[] = []
  const say = (value: unknown) => `$${values.push(value)}`
  const rules = [
    `o.company_id = ${say(companyId)} and o.created_at >= ${say(from)} and o.created_at < ${say(until)}`,
    notTakenBack('o'),
    operatorId && `o.operator_id = ${say(operatorId)}`,
    positionId === 'none' ? 'o.position_id is null' : positionId && `o.position_id = ${say(positionId)}`,
  ]
  return { values, say, isSent: rules.filter(Boolean).join(' and ') }
}

/** The number of answers within each span; the last span has no end. */
const TIMES = answerWithin.map((hours, place) => {
  const after = place === 0 ? '' : `took > interval '${answerWithin[place - 1]} hours'`
  const until = place === answerWithin.length - 1 ? '' : `took <= interval '${hours} hours'`
  return howMany([after, until].filter(Boolean).join(' and '))
})

/** The counts for one colleague, position and bar. All figures are sums of these. */
export type Part = Counts & {
  positionId: string | null
  operatorId: string
  span: number
  listed: number
  byAgents: number
  times: number[]
}

/** A median for all, a position or a colleague; `grouping` says which. Medians cannot be summed. */
export type Middle = {
  grouping: number
  positionId: string | null
  operatorId: string | null
  answerHours: number | null
}

type Answered = [
  id: string,
  income: number,
  level: DisclosureLevel,
  min: number,
  max: number,
  isMatched: boolean,
]

type Counted = {
  parts: Part[]
  middles: Middle[]
  people: { sent: number; matched: number; hired: number; inTalks: number }
  answered: Answered[]
}

/** Runs all queries at once. The bars begin at `starts`. */
export async function countSent(db: Queries, cohort: Cohort, starts: readonly Date[]) {
  const { values, say, isSent } = inCohort(cohort)
  const { rows } = await db.$client.query<Counted>(
    `with sent as materialized (
       select ${SENT_FACTS}, o.position_id, o.operator_id, o.is_master, ${isListed('o', 'u', say(cohort.keys))} as is_listed,
         width_bucket(o.created_at, ${say(starts)}::timestamptz[]) - 1 as span,
         o.income_basis, u.income_disclosure, o.salary_min, o.salary_max
       from offers o join users u on u.id = o.candidate_id left join coffeechats k on k.offer_id = o.id
       where ${isSent}),
     parts as (
       select position_id as "positionId", operator_id as "operatorId", span, ${COUNTS}, ${howMany('is_listed')} as listed,
         ${howMany('is_master')} as "byAgents", array[${TIMES.join(', ')}] as times
       from sent group by position_id, operator_id, span),
     middles as (
       select grouping(position_id, operator_id) as grouping, position_id as "positionId", operator_id as "operatorId", ${ANSWER_HOURS}
       from sent where is_answered group by grouping sets ((), (position_id), (operator_id))),
     people as (
       select count(*) as sent, ${howMany('is_matched')} as matched, ${howMany('is_hired')} as hired,
         ${howMany('is_in_talks')} as "inTalks"
       from (select bool_or(is_matched) as is_matched, bool_or(is_hired) as is_hired, bool_or(is_in_talks) as is_in_talks
         from sent group by candidate_id) each)
     select (select coalesce(json_agg(p), '[]') from parts p) as parts, (select json_agg(m) from middles m) as middles,
       (select row_to_json(e) from people e) as people,
       (select coalesce(json_agg(json_build_array(candidate_id, income_basis, income_disclosure, salary_min, salary_max, is_matched)), '[]')
        from sent where is_answered and income_basis > 0 and salary_max is not null) as answered`,
    values,
  )
  const { answered, ...counted } = rows[0]!
  return { ...counted, answered: answered.map(answeredOffer) }
}

/** There are many rows, so they are arrays without column names. */
const answeredOffer = (row: Answered): AnsweredOffer => {
  const [candidateId, incomeBasis, disclosure, salaryMin, salaryMax, isMatched] = row
  return { candidateId, incomeBasis, disclosure, salaryMin, salaryMax, isMatched }
}

export type Choices = {
  colleagues: { id: string; name: string; isAgent: boolean }[]
  positions: { id: string; title: string }[]
}

/** Everybody who sent an offer for the company, and its positions, open and newest first. */
export async function choicesOf(db: Queries, companyId: string): Promise<Choices> {
  const { rows } = await db.$client.query<Choices>(
    `select
       (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'isAgent', p.role <> 'RECRUITER')
          order by p.role <> 'RECRUITER', p.name, p.id), '[]')
        from operators p where p.id in (select o.operator_id from offers o where o.company_id = $1)) as colleagues,
       (select coalesce(json_agg(json_build_object('id', n.id, 'title', n.title)
          order by n.closed_at is not null, n.created_at desc, n.id), '[]')
        from positions n where n.company_id = $1) as positions`,
    [companyId],
  )
  return rows[0]!
}

/** The published refusal reasons at the start and the end of the period. */
export async function refusalLooks(
  db: Queries,
  { companyId, from, until }: Pick<Cohort, 'companyId' | 'from' | 'until'>,
): Promise<{ before: Answers; after: Answers }> {
  const look = (moment: string) => `coalesce((select told from refusal_blocks
    where company_id = $1 and at < ${moment} order by number desc limit 1), '{}')`
  const { rows } = await db.$client.query<{ before: Answers; after: Answers }>(
    `select ${look('$2')} as before, ${look('$3')} as after`,
    [companyId, from, until],
  )
  return rows[0]!
}
