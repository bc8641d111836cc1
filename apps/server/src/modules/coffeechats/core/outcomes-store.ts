import type { MetAnswer, PayAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatOutcomes, coffeechats, coffeechatTimes } from '../../../platform/db/schema/coffeechats.ts'

/** What one side said after one of the times (KEEP-1). */
export type Said = { timeId: string; side: Side; met: MetAnswer; pay: PayAnswer | null }

/** All that was said of coffee chat `k`, for the statement that reads it. */
export const OUTCOMES = `coalesce((select json_agg(json_build_object('timeId', a.time_id, 'side', a.side,
    'met', a.met, 'pay', a.pay))
  from coffeechat_times t join coffeechat_outcomes a on a.time_id = t.id where t.coffeechat_id = k.id), '[]')`

/** One answer a side and time; the later one corrects the earlier. */
export async function saveOutcome(tx: Queries, { met, pay, ...of }: Said, now: Date): Promise<void> {
  const answer = { met, pay, at: now }
  await tx
    .insert(coffeechatOutcomes)
    .values({ ...of, ...answer })
    .onConflictDoUpdate({ target: [coffeechatOutcomes.timeId, coffeechatOutcomes.side], set: answer })
}

/** What both sides ever said of the person's meetings. They are few. */
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
