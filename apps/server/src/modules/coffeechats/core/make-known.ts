import type { ProposedTime } from '@coffeeattack/domain/coffeechats/schedule'
import { meetingReminders } from '@coffeeattack/domain/coffeechats/times'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { dropUnsent, notificationKey, tellSenders } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { sayInRoom } from '../../rooms/core/store.ts'
import type { CoffeechatRow, Party } from './store.ts'

const remindersOf = (timeId: string) => ({
  COFFEECHAT: { type: 'COFFEECHAT', subject: `${timeId}:DAY_BEFORE` } as const,
  COFFEECHAT_SOON: { type: 'COFFEECHAT_SOON', subject: timeId } as const,
})

/** The keys of all notifications about a time. */
const noticesOf = (timeId: string) => [
  ...Object.values(remindersOf(timeId)),
  { type: 'COFFEECHAT', subject: `${timeId}:PROPOSED` },
  { type: 'COFFEECHAT', subject: `${timeId}:CONFIRMED` },
  { type: 'COFFEECHAT', subject: `${timeId}:MOVED` },
]

/** Schedules the reminders one day and one hour before the fixed time. */
export async function recallMeeting(
  tx: Queries,
  { id, candidateId }: CoffeechatRow,
  time: Pick<ProposedTime, 'id' | 'startsAt' | 'minutes'>,
  when: Clock,
): Promise<void> {
  const content = { coffeechatId: id, startsAt: time.startsAt.toISOString() }
  await tellPeople(
    tx,
    meetingReminders(time, when.now).map(({ type, dueAt }) => ({
      ...remindersOf(time.id)[type],
      userId: candidateId,
      content,
      dueAt,
    })),
    when,
  )
}

/** Drops pending notifications about times that were answered or withdrawn. */
export async function forgetTimes(
  tx: Queries,
  times: readonly Pick<ProposedTime, 'id'>[],
  now: Date,
): Promise<void> {
  await dropUnsent(tx, times.flatMap(({ id }) => noticesOf(id)).map(notificationKey), now)
}

/** Names of the events in operators' notifications and in the audit trail. */
const NAMES = {
  PROPOSED: { notice: 'COFFEECHAT_TIMES_PROPOSED', deed: 'coffeechat.propose' },
  CONFIRMED: { notice: 'COFFEECHAT_CONFIRMED', deed: 'coffeechat.confirm' },
  MOVED: { notice: 'COFFEECHAT_MOVED', deed: 'coffeechat.reschedule' },
  KEPT: { notice: 'COFFEECHAT_KEPT', deed: 'coffeechat.take-back' },
  RESCHEDULED: { notice: 'COFFEECHAT_RESCHEDULED', deed: 'coffeechat.take-back' },
  PLACED: { notice: 'COFFEECHAT_PLACED', deed: 'coffeechat.place' },
  CANCELLED: { notice: 'COFFEECHAT_CANCELLED', deed: 'coffeechat.cancel' },
  STAGE: { notice: 'COFFEECHAT_STAGE_ANSWERED', deed: 'coffeechat.stage' },
} as const

/** The deduplication keys of an event for both sides. */
export const keysOf = (what: keyof typeof NAMES, subject: string): string[] => [
  notificationKey({ type: NAMES[what].notice, subject }),
  notificationKey({ type: 'COFFEECHAT', subject: `${subject}:${what}` }),
]

type CoffeechatNews = {
  what: keyof typeof NAMES
  /** The event is announced once for each subject. */
  subject: string
  /** The line that the room shows to both sides, or null. */
  line: string | null
  /** The fixed time, if there is one. */
  startsAt?: Date
}

/** Announces a change: a notification for the other side, a line in the room and, for an operator, an audit entry. */
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
