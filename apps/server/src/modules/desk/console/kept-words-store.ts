import type { Hire, MetAnswer, Stage } from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { Queries } from '../../../platform/db/queries.ts'
import { keptWords } from '../../../platform/db/schema/desk.ts'
import type { KeptWordKind } from '../core/kept-words.ts'
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
  meeting: { startAt: string; answers: Partial<Record<Side, MetAnswer>> | null } | null
  stage: StageJson | null
}

const hireJson = (startsOn: string, basePay: string) =>
  `case when ${startsOn} is not null then json_build_object('startsOn', ${startsOn}, 'basePay', ${basePay}) end`

/** What both sides say now, with their corrections. */
export const KEPT_WORD_COLUMNS = `r.kind, r.candidate_id as "candidateId",
  (select u.name_sealed from users u where u.id = r.candidate_id) as "nameSealed",
  (select company.name from coffeechats chat join companies company on company.id = chat.company_id
   where chat.id = r.coffeechat_id) as company,
  case when r.kind = 'MEETING' then (
    select json_build_object('startAt', t.starts_at, 'answers',
      (select json_object_agg(o.side, o.met) from coffeechat_outcomes o where o.time_id = t.id))
    from coffeechat_times t where t.id = r.subject_id) end as meeting,
  case when r.kind = 'STAGE' then (
    select json_build_object('stage', s.stage, 'onDay', s.on_day,
      'hire', ${hireJson('s.starts_on', 's.base_pay')},
      'candidateHire', ${hireJson('s.candidate_starts_on', 's.candidate_base_pay')},
      'isAgreed', case when s.agreed_at is not null then true when s.contradicted_at is not null then false end,
      'isPast', exists (
        select from coffeechat_stages later where later.coffeechat_id = s.coffeechat_id and later.number > s.number))
    from coffeechat_stages s where s.id = r.subject_id) end as stage`

/** The agent's own conversations with these people. */
export async function roomsWith(db: Queries, operatorId: string, candidateIds: readonly string[]) {
  const { rows } = await db.$client.query<{ candidateId: string; id: string }>(
    `select candidate_id as "candidateId", id from message_rooms
     where operator_id = $1 and company_id is null and candidate_id = any($2::uuid[])`,
    [operatorId, candidateIds],
  )
  return new Map(rows.map(({ candidateId, id }) => [candidateId, id]))
}

/** The agent who writes first takes it. Returns the candidate; null when a colleague has it or it is done. */
export async function claimTalk(tx: Queries, { id, operatorId }: { id: string; operatorId: string }) {
  const [claimed] = await tx
    .update(keptWords)
    .set({ handledBy: operatorId })
    .where(isOpenTo(operatorId, 'kept_words', id))
    .returning({ candidateId: keptWords.candidateId })
  return claimed?.candidateId ?? null
}
