import type { Hire, MetAnswer, Stage } from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { Finding } from '@coffeeattack/domain/companies/finding'
import type { PayFacts } from '@coffeeattack/domain/desk/kept-words.ko'
import { and, ne, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { keptWords } from '../../../platform/db/schema/desk.ts'
import { works } from '../../operators/core/sql.ts'
import type { KeptWordKind } from '../core/kept-words.ts'
import { stillDiffer } from '../core/sql.ts'
import { isOpenTo } from '../core/store.ts'

type StageJson = {
  stage: Stage
  onDay: string
  hire: Hire | null
  isAgreed: boolean | null
  candidateHire: Hire | null
  isPast: boolean
}

export type KeptWordColumns = {
  kind: KeptWordKind
  candidateId: string
  nameSealed: string | null
  company: string | null
  recruiter: string | null
  meeting: { startAt: string; answers: Partial<Record<Side, MetAnswer>> | null } | null
  stage: StageJson | null
  pay: PayFacts | null
  finding: Finding | null
}

const hireJson = (startsOn: string, basePay: string) =>
  `case when ${startsOn} is not null then json_build_object('startsOn', ${startsOn}, 'basePay', ${basePay}) end`

const HIRES_JSON = `'hire', ${hireJson('s.starts_on', 's.base_pay')},
      'candidateHire', ${hireJson('s.candidate_starts_on', 's.candidate_base_pay')}`

/** The recruiter who is told first: the sender, or a colleague who still works for the company. Agents answer for themselves. */
const RECRUITER = `(select p.name from coffeechats chat
   join operators sender on sender.id = chat.operator_id and sender.company_id is not null
   join operators p on p.company_id = chat.company_id and ${works('p')}
   where chat.id = r.coffeechat_id order by p.id = sender.id desc, p.id limit 1)`

/** The amounts that were offered, raised to, talked about and recorded at the hire that the dispute is about, or the last. */
const PAY = `(select json_build_object(
     'offered', json_build_object('salaryMin', o.salary_min, 'salaryMax', o.salary_max),
     'before', case when c.answer = 'RAISED' then json_build_object('salaryMin', c.was_min, 'salaryMax', c.was_max) end,
     'pay', (select said.pay from coffeechat_outcomes said join coffeechat_times t on t.id = said.time_id
       where t.coffeechat_id = chat.id and said.pay is not null order by t.starts_at desc limit 1),
     'hire', hired.hire, 'candidateHire', hired."candidateHire")
   from coffeechats chat
   join offers o on o.id = chat.offer_id
   left join offer_counters c on c.offer_id = o.id
   left join lateral (
     select ${hireJson('s.starts_on', 's.base_pay')} as hire,
       ${hireJson('s.candidate_starts_on', 's.candidate_base_pay')} as "candidateHire"
     from coffeechat_stages s where s.coffeechat_id = chat.id and s.stage = 'HIRED'
     order by s.id = r.subject_id desc, s.number desc limit 1) hired on true
   where chat.id = r.coffeechat_id)`

/** What both sides say now, with their corrections. */
export const KEPT_WORD_COLUMNS = `r.kind, r.candidate_id as "candidateId", r.finding,
  (select u.name_sealed from users u where u.id = r.candidate_id) as "nameSealed",
  (select company.name from coffeechats chat join companies company on company.id = chat.company_id
   where chat.id = r.coffeechat_id) as company,
  ${RECRUITER} as recruiter,
  case when r.kind = 'MEETING' then (
    select json_build_object('startAt', t.starts_at, 'answers',
      (select json_object_agg(o.side, o.met) from coffeechat_outcomes o where o.time_id = t.id))
    from coffeechat_times t where t.id = r.subject_id) end as meeting,
  case when r.kind = 'STAGE' then (
    select json_build_object('stage', s.stage, 'onDay', s.on_day,
      ${HIRES_JSON},
      'isAgreed', case when s.agreed_at is not null then true when s.contradicted_at is not null then false end,
      'isPast', exists (
        select from coffeechat_stages later where later.coffeechat_id = s.coffeechat_id and later.number > s.number))
    from coffeechat_stages s where s.id = r.subject_id) end as stage,
  ${PAY} as pay`

/** The agent's own conversations with these people. */
export async function roomsWith(db: Queries, operatorId: string, candidateIds: readonly string[]) {
  const { rows } = await db.$client.query<{ candidateId: string; id: string }>(
    `select candidate_id as "candidateId", id from message_rooms
     where operator_id = $1 and company_id is null and candidate_id = any($2::uuid[])`,
    [operatorId, candidateIds],
  )
  return new Map(rows.map(({ candidateId, id }) => [candidateId, id]))
}

/** The agent who writes first takes it. Null when a colleague has it or it is done. */
export async function claimTalk(tx: Queries, { id, operatorId }: { id: string; operatorId: string }) {
  const { candidateId, coffeechatId } = keptWords
  const [claimed] = await tx
    .update(keptWords)
    .set({ handledBy: operatorId })
    .where(isOpenTo(operatorId, 'kept_words', id))
    .returning({ candidateId, coffeechatId })
  return claimed ?? null
}

type Closing = { id: string; operatorId: string; finding: Finding | null; now: Date }

const DIFFER = stillDiffer('kept_words')

/**
 * Closes an open case: with a finding while the two sides differ, without one otherwise. False when it was closed, taken or
 * settled meanwhile, or when the finding does not fit.
 */
export async function closeWord(tx: Queries, { id, operatorId, finding, now }: Closing): Promise<boolean> {
  const isDispute = sql`(${ne(keptWords.kind, 'MISSED_TWICE')} and ${asSql(DIFFER)})`
  const { rowCount } = await tx
    .update(keptWords)
    .set({ handledBy: operatorId, handledAt: now, finding })
    .where(and(isOpenTo(operatorId, 'kept_words', id), finding === null ? sql`not ${isDispute}` : isDispute))
  return rowCount === 1
}

/** Whether it waits for a finding; null when it is not open to the agent. */
export async function needsFinding(
  tx: Queries,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<boolean | null> {
  const { rows } = await tx.$client.query<{ needs: boolean }>(
    `select r.kind <> 'MISSED_TWICE' and ${stillDiffer('r')} as needs from kept_words r
     where r.id = $1 and r.handled_at is null and (r.handled_by is null or r.handled_by = $2)`,
    [id, operatorId],
  )
  return rows[0]?.needs ?? null
}
