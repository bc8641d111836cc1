import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellOperators, tellPeople } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { sayInRoom } from '../../rooms/core/store.ts'
import type { CoffeechatRow, Party } from './store.ts'

/** What can happen to the times, as the operator's notice and the audit trail call it. */
const NAMES = {
  PROPOSED: { notice: 'COFFEECHAT_TIMES_PROPOSED', deed: 'coffeechat.propose' },
  CONFIRMED: { notice: 'COFFEECHAT_CONFIRMED', deed: 'coffeechat.confirm' },
  RESCHEDULED: { notice: 'COFFEECHAT_RESCHEDULED', deed: 'coffeechat.reschedule' },
  CANCELLED: { notice: 'COFFEECHAT_CANCELLED', deed: 'coffeechat.cancel' },
} as const

type CoffeechatNews = {
  what: keyof typeof NAMES
  /** Told once per subject. */
  subject: string
  /** Said in the room where the two talk. */
  line: string
  /** The fixed time, if one was agreed on. */
  startsAt?: Date
}

/** The other side hears of it, nobody of their own tap; the room says it, and what an operator did stands in the trail. */
export async function makeKnown(
  tx: Queries,
  { chat, party }: { chat: CoffeechatRow; party: Party },
  { what, subject, line, startsAt }: CoffeechatNews,
  when: Clock,
): Promise<void> {
  const { notice, deed } = NAMES[what]
  const content = { coffeechatId: chat.id, ...(startsAt && { startsAt: startsAt.toISOString() }) }
  if (party.side === 'candidate') {
    await tellOperators(tx, [{ type: notice, subject, operatorId: chat.operator.id, content }], when)
  } else {
    await recordDeed(tx, party.caller, { action: deed, subject: 'coffeechat', subjectId: chat.id }, when.now)
    await tellPeople(
      tx,
      [{ type: 'COFFEECHAT', subject: `${subject}:${what}`, userId: chat.candidateId, content }],
      when,
    )
  }
  const by = party.side === 'candidate' ? party.userId : party.caller.operatorId
  if (chat.roomId) await sayInRoom(tx, chat.roomId, line, { ...when, by })
}
