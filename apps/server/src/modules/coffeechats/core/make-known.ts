import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellSenders } from '../../notifications/core/tell-senders.ts'
import { notificationKey, tellPeople } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { sayInRoom } from '../../rooms/core/store.ts'
import type { CoffeechatRow, Party } from './store.ts'

/** What can happen to a coffee chat, as the operator's notice and the audit trail call it. */
const NAMES = {
  PROPOSED: { notice: 'COFFEECHAT_TIMES_PROPOSED', deed: 'coffeechat.propose' },
  CONFIRMED: { notice: 'COFFEECHAT_CONFIRMED', deed: 'coffeechat.confirm' },
  RESCHEDULED: { notice: 'COFFEECHAT_RESCHEDULED', deed: 'coffeechat.reschedule' },
  PLACED: { notice: 'COFFEECHAT_PLACED', deed: 'coffeechat.place' },
  CANCELLED: { notice: 'COFFEECHAT_CANCELLED', deed: 'coffeechat.cancel' },
  STAGE: { notice: 'COFFEECHAT_STAGE_ANSWERED', deed: 'coffeechat.stage' },
} as const

/** Under which keys it was told, to whichever side. */
export const keysOf = (what: keyof typeof NAMES, subject: string): string[] => [
  notificationKey({ type: NAMES[what].notice, subject }),
  notificationKey({ type: 'COFFEECHAT', subject: `${subject}:${what}` }),
]

type CoffeechatNews = {
  what: keyof typeof NAMES
  /** Told once per subject. */
  subject: string
  /** Said in the room where the two talk, where it is for both. */
  line: string | null
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
    const sender = { operatorId: chat.operator.id, companyId: chat.company?.id ?? null }
    await tellSenders(tx, [{ type: notice, subject, ...sender, content }], when)
  } else {
    await recordDeed(tx, party.caller, { action: deed, subject: 'coffeechat', subjectId: chat.id }, when.now)
    await tellPeople(
      tx,
      [{ type: 'COFFEECHAT', subject: `${subject}:${what}`, userId: chat.candidateId, content }],
      when,
    )
  }
  const by = party.side === 'candidate' ? party.userId : party.caller.operatorId
  if (chat.roomId && line) await sayInRoom(tx, chat.roomId, line, { ...when, by })
}
