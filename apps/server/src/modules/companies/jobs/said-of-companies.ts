import { metAnswers, payAnswers, type PayAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { countedOf, findings } from '@coffeeattack/domain/companies/finding'
import { cameOf, NO_ANSWER_HOURS, payKeptOf } from '@coffeeattack/domain/companies/record'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { notCalledOff } from '../../coffeechats/core/sql.ts'
import { roomIsOpen } from '../../rooms/core/sql.ts'

/*
 * The answers behind a company's record (KEEP-4): one row for each candidate and figure. `$1` are the companies, `$2` is the
 * start of the counted time, `$3` is now.
 */

const SINCE = '$2::timestamptz'
const NOW = '$3::timestamptz'

/** The domain's rules as rows: what was said and what our agents found, and its value. */
const FOUND = [null, ...findings]
const CAME_VALUES = [null, ...metAnswers]
  .flatMap((candidate) => [null, ...metAnswers].map((company) => ({ candidate, company })))
  .flatMap((said) => valuesOf([said.candidate, said.company], cameOf(said)))
const PAY_VALUES = [null, ...(Object.keys(payAnswers) as PayAnswer[])].flatMap((pay) =>
  valuesOf([pay], pay && payKeptOf[pay]),
)

/** With each finding. */
function valuesOf(said: readonly (string | null)[], value: 0 | 1 | null): string[] {
  return FOUND.flatMap((finding) => rowOf([...said, finding], countedOf(value, finding)))
}

function rowOf(said: readonly (string | null)[], value: number | null): string[] {
  if (value === null) return []
  return [`(${[...said.map((word) => (word === null ? 'null' : `'${word}'`)), value].join(', ')})`]
}

/**
 * What the two sides said about each fixed time, and what our agents found where they differed. Without a finding neither
 * counts until our agents have asked both. Then the candidate's current answer counts; otherwise a company could cancel every
 * answer against it.
 */
const OUTCOMES = `
  select k.company_id, k.candidate_id, t.starts_at, mine.met as mine, mine.pay,
    case when w.handled_at is null then theirs.met end as theirs, w.finding,
    coalesce(mine.at, theirs.at) as at
  from coffeechats k
  join coffeechat_times t on t.coffeechat_id = k.id and t.confirmed_at is not null
  left join coffeechat_outcomes mine on mine.time_id = t.id and mine.side = 'candidate'
  left join coffeechat_outcomes theirs on theirs.time_id = t.id and theirs.side = 'company'
  left join kept_words w on w.kind = 'MEETING' and w.subject_id = t.id
  where k.company_id = any($1) and coalesce(mine.at, theirs.at) > ${SINCE}`

/** The candidate's latest meeting that has a value. */
const CAME = `
  select distinct on (company_id, candidate_id) company_id, candidate_id, 'CAME' as figure, worth.value::float8, at
  from outcomes
  join (values ${CAME_VALUES.join(', ')}) as worth (mine, theirs, finding, value)
    on worth.mine is not distinct from outcomes.mine and worth.theirs is not distinct from outcomes.theirs
      and worth.finding is not distinct from outcomes.finding
  order by company_id, candidate_id, starts_at desc`

/**
 * What was said of the pay at the hire comes after what was said of it at a meeting: the latest word counts. A hire that the
 * candidate contradicted says what our agents found.
 */
const AT_HIRES = `
  select k.company_id, k.candidate_id, answered.at as starts_at, s.hire_pay as pay, w.finding, answered.at
  from coffeechats k
  join coffeechat_stages s on s.coffeechat_id = k.id and s.stage = 'HIRED'
  cross join lateral (select coalesce(s.agreed_at, s.contradicted_at) as at) answered
  left join kept_words w on w.kind = 'STAGE' and w.subject_id = s.id
  where k.company_id = any($1) and (s.hire_pay is not null or w.finding is not null) and answered.at > ${SINCE}`

/** A finding about a meeting says who came, nothing about the pay. */
const PAY_KEPT = `
  select distinct on (company_id, candidate_id) company_id, candidate_id, 'PAY_KEPT', worth.value::float8, at
  from (select company_id, candidate_id, starts_at, pay, null as finding, at from outcomes union all ${AT_HIRES}) pays
  join (values ${PAY_VALUES.join(', ')}) as worth (pay, finding, value)
    on worth.pay is not distinct from pays.pay and worth.finding is not distinct from pays.finding
  order by company_id, candidate_id, starts_at desc`

/** The latest result that says something. One that the person deleted says nothing, and what a figure has counted stays in it. */
const PAY_RECEIVED = `
  select distinct on (k.company_id, k.candidate_id) k.company_id, k.candidate_id, 'PAY_RECEIVED',
    case d.judgement when 'KEPT' then 1 else 0 end::float8, d.answered_at
  from paid_checks d join coffeechats k on k.id = d.coffeechat_id
  where k.company_id = any($1) and d.judgement in ('KEPT', 'NOT_KEPT') and d.answered_at > ${SINCE}
  order by k.company_id, k.candidate_id, d.answered_at desc`

const WEEK = `interval '${NO_ANSWER_HOURS} hours'`

/** The hours until an answer, or the limit without one. Never negative, although the clocks of two processes may differ. */
const wait = (askedAt: string, answeredAt: string, unansweredAt: string) =>
  `greatest(coalesce(extract(epoch from ${answeredAt} - ${askedAt}) / 3600, ${NO_ANSWER_HOURS}), 0)::float8 as hours,
   coalesce(${answeredAt}, ${unansweredAt}) as at`

/**
 * From a candidate's message to the company's reply. The last message of a conversation needs none, but the first one of a
 * room counts as unanswered after a week, or when the offer has expired.
 */
const IN_ROOMS = `
  select r.company_id, r.candidate_id, ${wait('said.at', 'said.answered_at', `said.at + ${WEEK}`)}
  from message_rooms r
  cross join lateral (
    select sender, created_at as at, lead(created_at) over by_line as answered_at, row_number() over by_line = 1 as is_first
    from (
      select seq, sender, created_at, lag(sender) over (order by seq) as before from messages m
      where m.room_id = r.id and m.sender <> 'SYSTEM' and m.created_at > ${SINCE}) line
    where sender is distinct from before
    window by_line as (order by seq)) said
  where r.company_id = any($1) and r.last_message_at > ${SINCE} and said.sender = 'CANDIDATE'
    and (said.answered_at is not null or said.is_first and r.created_at > ${SINCE} and (
      ${roomIsOpen('r')} and said.at <= ${NOW} - ${WEEK}
      or exists (select from offers o where o.id = r.offer_id and o.status = 'EXPIRED' and o.decided_at >= said.at)))`

/** From a counter-offer to the company's answer. Agents are excluded, because they do not answer for the company. */
const TO_COUNTERS = `
  select o.company_id, o.candidate_id, ${wait('c.asked_at', 'c.answered_at', 'o.decided_at')}
  from offers o
  join operators p on p.id = o.operator_id and p.role = 'RECRUITER'
  join offer_counters c on c.offer_id = o.id and c.asked_at > ${SINCE}
  where o.company_id = any($1) and o.created_at > ${SINCE} - ${WEEK} - ${WEEK}
    and (c.answered_at is not null or o.status = 'EXPIRED')`

/** From the acceptance to the first time that the company proposed or confirmed, or to its first message. */
const TO_MATCHES = `
  select k.company_id, k.candidate_id, ${wait('k.created_at', 'first.at', `k.created_at + ${WEEK}`)}
  from coffeechats k
  join operators p on p.id = k.operator_id and p.role = 'RECRUITER'
  cross join lateral (select least(
    (select min(case t.proposed_by when 'company' then t.proposed_at else t.confirmed_at end)
     from coffeechat_times t where t.coffeechat_id = k.id),
    (select min(m.created_at) from message_rooms r join messages m on m.room_id = r.id
     where r.candidate_id = k.candidate_id and r.company_id = k.company_id
       and m.sender = 'OPERATOR' and m.created_at > k.created_at)) as at) first
  where k.company_id = any($1) and k.created_at > ${SINCE}
    and (first.at is not null or ${notCalledOff('k')} and k.created_at <= ${NOW} - ${WEEK})`

/** The median of a candidate's waits is one answer. */
const ANSWERS = `
  select company_id, candidate_id, 'ANSWERS', percentile_cont(0.5) within group (order by hours), max(at)
  from (${IN_ROOMS} union all ${TO_COUNTERS} union all ${TO_MATCHES}) waits
  group by company_id, candidate_id`

/** Joins a stored answer `a` with the current one `s`. */
const SAME = `s.company_id = a.company_id and s.figure = a.figure and s.candidate_id = a.candidate_id`

/**
 * Updates the stored answers and deletes those that no longer count. If a figure has counted an answer, only its value is deleted,
 * so that the candidate is not new when they answer again. One statement, because all three writes read the same answers.
 */
export async function gatherAnswers(
  tx: Queries,
  companyIds: readonly string[],
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await tx.$client.query(
    `with outcomes as (${OUTCOMES}),
     said as materialized (
       select told.* from ((${CAME}) union all (${PAY_KEPT}) union all (${PAY_RECEIVED}) union all ${ANSWERS}) told
       join users u on u.id = told.candidate_id and ${hasNotLeft('u')}),
     forgotten as (
       delete from record_answers a
       where a.company_id = any($1) and a.counted_at is null and not exists (select from said s where ${SAME})),
     emptied as (
       update record_answers a set value = null
       where a.company_id = any($1) and a.counted_at is not null and a.value is not null
         and not exists (select from said s where ${SAME}))
     insert into record_answers as a (company_id, candidate_id, figure, value, at)
     select company_id, candidate_id, figure, value, at from said
     on conflict (company_id, figure, candidate_id) do update set value = excluded.value, at = excluded.at
     where (a.value, a.at) is distinct from (excluded.value, excluded.at)`,
    [companyIds, since, now],
  )
}
