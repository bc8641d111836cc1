import type {
  Hire,
  HirePayAnswer,
  MetAnswer,
  PayAnswer,
  Step,
} from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import {
  coffeechatOutcomes,
  coffeechats,
  coffeechatStages,
  coffeechatTimes,
} from '../../../platform/db/schema/coffeechats.ts'

/** One side's report about one time (KEEP-1). */
export type Said = { timeId: string; side: Side; met: MetAnswer; pay: PayAnswer | null }

/** All reports about coffee chat `k`, as a column. */
export const OUTCOMES = `coalesce((select json_agg(json_build_object('timeId', a.time_id, 'side', a.side,
    'met', a.met, 'pay', a.pay))
  from coffeechat_times t join coffeechat_outcomes a on a.time_id = t.id where t.coffeechat_id = k.id), '[]')`

/** Saves one report per side and time; a later one replaces it. */
export async function saveOutcome(tx: Queries, { met, pay, ...of }: Said, now: Date): Promise<void> {
  const answer = { met, pay, at: now }
  await tx
    .insert(coffeechatOutcomes)
    .values({ ...of, ...answer })
    .onConflictDoUpdate({ target: [coffeechatOutcomes.timeId, coffeechatOutcomes.side], set: answer })
}

/** All reports about the person's meetings by both sides. There are few. */
export async function saidOfCandidate(tx: Queries, candidateId: string): Promise<Omit<Said, 'pay'>[]> {
  return tx
    .select({
      timeId: coffeechatOutcomes.timeId,
      side: coffeechatOutcomes.side,
      met: coffeechatOutcomes.met,
    })
    .from(coffeechats)
    .innerJoin(coffeechatTimes, eq(coffeechatTimes.coffeechatId, coffeechats.id))
    .innerJoin(coffeechatOutcomes, eq(coffeechatOutcomes.timeId, coffeechatTimes.id))
    .where(eq(coffeechats.candidateId, candidateId))
}

/** A recorded step with the candidate's answer (KEEP-3). */
export type StageRow = Step & {
  id: string
  isAgreed: boolean | null
  /** The start and pay that the candidate names instead. */
  candidateHire: Hire | null
  /** What an agreed hire says of the pay. No company reads it. */
  hirePay: HirePayAnswer | null
}

const hireOf = (startsOn: string, basePay: string) =>
  `case when ${startsOn} is not null then json_build_object('startsOn', ${startsOn}, 'basePay', ${basePay}) end`

/** All steps of coffee chat `k` in order, as a column. */
export const STAGES = `coalesce((select json_agg(json_build_object('id', s.id, 'stage', s.stage, 'onDay', s.on_day,
    'hire', ${hireOf('s.starts_on', 's.base_pay')},
    'isAgreed', case when s.agreed_at is not null then true when s.contradicted_at is not null then false end,
    'candidateHire', ${hireOf('s.candidate_starts_on', 's.candidate_base_pay')},
    'hirePay', s.hire_pay) order by s.number)
  from coffeechat_stages s where s.coffeechat_id = k.id), '[]')`

type NewStage = Step & {
  coffeechatId: string
  /** The position of the step. It is unique, so only one of two concurrent inserts succeeds. */
  number: number
  recordedBy: string
  /** True when the candidate already said the same. */
  isAgreed: boolean
  /** What a hire that both signed says of the pay. */
  hirePay?: HirePayAnswer | null
}

export async function addStage(tx: Queries, { hire, isAgreed, ...stage }: NewStage, { ids, now }: Clock) {
  const id = ids.next()
  await tx
    .insert(coffeechatStages)
    .values({ id, ...stage, ...hire, recordedAt: now, agreedAt: isAgreed ? now : null })
  return id
}

type StageAnswer = {
  stageId: string
  coffeechatId: string
  isAgreed: boolean
  hire: Hire | null
  /** What an agreed hire says of the pay. */
  hirePay: HirePayAnswer | null
}

/** Saves the candidate's answer to a step; it can change until the hire is confirmed. */
export async function saveStageAnswer(
  tx: Queries,
  { stageId, coffeechatId, isAgreed, hire, hirePay }: StageAnswer,
  now: Date,
): Promise<void> {
  await tx
    .update(coffeechatStages)
    .set({
      agreedAt: isAgreed ? now : null,
      contradictedAt: isAgreed ? null : now,
      candidateStartsOn: isAgreed ? null : (hire?.startsOn ?? null),
      candidateBasePay: isAgreed ? null : (hire?.basePay ?? null),
      hirePay,
    })
    .where(and(eq(coffeechatStages.id, stageId), eq(coffeechatStages.coffeechatId, coffeechatId)))
}

/** Saves what the candidate says of the pay after the hire was confirmed. The first answer stays. */
export async function saveHirePay(
  tx: Queries,
  { stageId, coffeechatId, hirePay }: Pick<StageAnswer, 'stageId' | 'coffeechatId' | 'hirePay'>,
): Promise<void> {
  const { id, coffeechatId: chat, hirePay: said } = coffeechatStages
  await tx
    .update(coffeechatStages)
    .set({ hirePay })
    .where(and(eq(id, stageId), eq(chat, coffeechatId), isNull(said)))
}
