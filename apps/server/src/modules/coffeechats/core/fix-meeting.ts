import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import type { ProposedTime } from '@coffeeattack/domain/coffeechats/schedule'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { makeKnown, recallMeeting } from './make-known.ts'
import { partnerName } from './show-times.ts'
import type { CoffeechatRow, Party } from './store.ts'

type Fixed = {
  chat: CoffeechatRow
  party: Party
  time: Pick<ProposedTime, 'id' | 'startsAt' | 'minutes'>
  /** It takes the place of another fixed time. */
  isMove: boolean
}

/** Tells both sides of a time that was fixed just now, and schedules its reminders. */
export async function announceFixed(
  tx: Queries,
  { chat, party, time, isMove }: Fixed,
  when: Clock,
): Promise<void> {
  const { id: subject, startsAt, minutes } = time
  const line = (isMove ? lines.moved : lines.confirmed)(partnerName(chat), startsAt)
  const what = isMove ? 'MOVED' : 'CONFIRMED'
  await makeKnown(tx, { chat, party }, { what, subject, line, startsAt }, when)
  await recallMeeting(tx, chat, time, when)
  const facts = { startsAt: startsAt.toISOString(), minutes }
  await handOver(tx, [{ type: 'coffeechat.scheduled', coffeechatId: chat.id, facts }], when)
}
