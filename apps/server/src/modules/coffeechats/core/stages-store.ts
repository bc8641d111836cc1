import type { Hire, Step } from '@coffeeattack/domain/coffeechats/outcome'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatStages } from '../../../platform/db/schema/coffeechats.ts'

/** A step as the company recorded it, and what the candidate said to it (KEEP-3). */
export type StageRow = Step & {
  id: string
  isAgreed: boolean | null
  /** What the candidate says instead of the company's start and pay. */
  candidateHire: Hire | null
}

const hireOf = (startsOn: string, basePay: string) =>
  `case when ${startsOn} is not null then json_build_object('startsOn', ${startsOn}, 'basePay', ${basePay}) end`

/** All steps of coffee chat `k`, the first first, for the statement that reads it. */
export const STAGES = `coalesce((select json_agg(json_build_object('id', s.id, 'stage', s.stage, 'onDay', s.on_day,
    'hire', ${hireOf('s.starts_on', 's.base_pay')},
    'isAgreed', case when s.agreed_at is not null then true when s.contradicted_at is not null then false end,
    'candidateHire', ${hireOf('s.candidate_starts_on', 's.candidate_base_pay')}) order by s.number)
  from coffeechat_stages s where s.coffeechat_id = k.id), '[]')`

type NewStage = Step & {
  coffeechatId: string
  /** Its place: two who record at once cannot both have it. */
  number: number
  recordedBy: string
  /** The candidate has said the very same before. */
  isAgreed: boolean
}

export async function addStage(
  tx: Queries,
  { hire, isAgreed, ...stage }: NewStage,
  { ids, now }: Clock,
): Promise<string> {
  const id = ids.next()
  await tx
    .insert(coffeechatStages)
    .values({ id, ...stage, ...hire, recordedAt: now, agreedAt: isAgreed ? now : null })
  return id
}

type StageAnswer = { stageId: string; coffeechatId: string; isAgreed: boolean; hire: Hire | null }

/** What the candidate says of a step; while it is no hire it can be said anew. */
export async function saveStageAnswer(
  tx: Queries,
  { stageId, coffeechatId, isAgreed, hire }: StageAnswer,
  now: Date,
): Promise<void> {
  await tx
    .update(coffeechatStages)
    .set({
      agreedAt: isAgreed ? now : null,
      contradictedAt: isAgreed ? null : now,
      candidateStartsOn: isAgreed ? null : (hire?.startsOn ?? null),
      candidateBasePay: isAgreed ? null : (hire?.basePay ?? null),
    })
    .where(and(eq(coffeechatStages.id, stageId), eq(coffeechatStages.coffeechatId, coffeechatId)))
}
