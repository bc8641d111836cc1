import { isTaken, metThen } from '@coffeeattack/domain/coffeechats/meetings'
import type { Side, Slot } from '@coffeeattack/domain/coffeechats/times'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { meetingEnd, notCalledOff, timeIsFixed } from './sql.ts'
import type { ChatTime, CoffeechatRow } from './store.ts'

/** A fixed meeting in another coffee chat of the candidate, or of the operator who sent the offer. */
type Meeting = Slot & { id: string; coffeechatId: string; name: string }
type Meetings = Readonly<Record<Side, readonly Meeting[]>>

/** `offset 0` looks up the times of the two persons' coffee chats, and never all times there are. */
const MEETINGS = `
  select t.id, k.id as "coffeechatId", coalesce(c.name, p.name) as name, t.starts_at as "startsAt", t.minutes,
    k.candidate_id = $1 as "isCandidates", k.operator_id = $2 as "isOperators"
  from coffeechats k cross join lateral (
      select * from coffeechat_times where coffeechat_id = k.id offset 0) t
    join operators p on p.id = k.operator_id left join companies c on c.id = k.company_id
  where (k.candidate_id = $1 or k.operator_id = $2) and k.id <> $3 and ${notCalledOff('k')}
    and ${timeIsFixed('t')} and ${meetingEnd('t')} > $4
  order by t.starts_at, t.id`

/** The meetings of both persons that are not over, without the coffee chat's own. */
export async function fixedMeetings(
  db: Queries,
  { id, candidateId, operator }: Pick<CoffeechatRow, 'id' | 'candidateId' | 'operator'>,
  now: Date,
): Promise<Meetings> {
  const { rows } = await db.$client.query<Meeting & { isCandidates: boolean; isOperators: boolean }>({
    name: 'fixed-meetings',
    text: MEETINGS,
    values: [candidateId, operator.id, id, now],
  })
  return {
    candidate: rows.filter(({ isCandidates }) => isCandidates),
    company: rows.filter(({ isOperators }) => isOperators),
  }
}

/**
 * Whoever fixes a meeting holds both persons until the end of the transaction, so that of two meetings at once the second
 * sees the first. Always the candidate before the operator: two transactions never wait for each other.
 */
export async function lockMeetings(
  tx: Queries,
  { candidateId, operator }: Pick<CoffeechatRow, 'candidateId' | 'operator'>,
): Promise<void> {
  for (const person of [candidateId, operator.id])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`meetings:${person}`}, 0))`)
}

/** The caller has another meeting then, and did not say that it may overlap. */
export function refuseOverlap(slot: Slot, mine: readonly Slot[], overlaps: boolean): void {
  if (!overlaps && metThen(slot, mine).length > 0) throw new Refusal('MEETING_OVERLAPS')
}

/** The proposer has another meeting by now; only they could say yes to that. */
export function refuseTaken(time: ChatTime, ofProposer: readonly Meeting[]): void {
  if (isTaken(time, ofProposer)) throw new Refusal('COFFEECHAT_TIME_TAKEN')
}
