import { lines } from '@coffeeattack/domain/coffeechats/copy.ko'
import { hasBegun } from '@coffeeattack/domain/coffeechats/schedule'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { changed } from '../../notifications/core/live.ts'
import { closeRoom } from '../../rooms/core/store.ts'
import { forgetTimes, makeKnown } from './make-known.ts'
import { partnerName } from './show-times.ts'
import {
  cancelCoffeechat,
  type CoffeechatRow,
  findCoffeechat,
  hasOtherChat,
  lockCoffeechat,
  type OwnCoffeechat,
  withdrawTimes,
} from './store.ts'

type Change = (tx: Queries, chat: CoffeechatRow, when: Clock) => Promise<void>

/** Locks the caller's coffee chat, changes it and returns its new state. */
export async function changeCoffeechat(whose: OwnCoffeechat, deps: ApiDeps, change: Change) {
  return deps.db.transaction(async (tx) => {
    await changeWithin(tx, whose, deps, change)
    return (await findCoffeechat(tx, whose))!
  })
}

/** The same within a running transaction. */
export async function changeWithin(
  tx: Queries,
  whose: OwnCoffeechat,
  { ids, clock }: Pick<ApiDeps, 'ids' | 'clock'>,
  change: Change,
): Promise<void> {
  await lockCoffeechat(tx, whose)
  const chat = await findCoffeechat(tx, whose)
  if (!chat) throw new Refusal('NOT_FOUND')
  const now = clock()
  await change(tx, chat, { ids, now })
  await changed(tx, ['coffeechats'], sideOf(chat), now)
}

/** The audiences of the coffee chat's lists: the company and the agent who wrote the offer. */
const sideOf = ({ company, operator }: CoffeechatRow): string[] =>
  [company?.id, operator.role === 'AGENT' ? operator.id : undefined].filter((id) => id !== undefined)

export function refuseCancelled({ cancelledAt }: CoffeechatRow): void {
  if (cancelledAt) throw new Refusal('CONFLICT')
}

export function refuseBegun({ times }: CoffeechatRow, now: Date): void {
  if (hasBegun(times, now)) throw new Refusal('COFFEECHAT_TIME_PASSED')
}

/** Cancels the coffee chat. The offer stays matched and disclosed data stays disclosed. */
export async function cancel(whose: OwnCoffeechat, deps: ApiDeps) {
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    if (chat.cancelledAt) return
    refuseBegun(chat, when.now)
    await forgetTimes(tx, chat.times, when.now)
    await withdrawTimes(tx, chat.id, when.now)
    await cancelCoffeechat(tx, chat.id, when.now)
    const line = lines.cancelled(partnerName(chat))
    await makeKnown(tx, { chat, party }, { what: 'CANCELLED', subject: chat.id, line }, when)
    await closeTalk(tx, chat, when.now)
    const facts = { cancelledAt: when.now.toISOString() }
    await handOver(tx, [{ type: 'coffeechat.cancelled', coffeechatId: chat.id, facts }], when)
  })
}

/** Closes the room with a company after its last coffee chat; a room with an agent stays open. */
async function closeTalk(tx: Queries, chat: CoffeechatRow, now: Date): Promise<void> {
  const { candidateId, roomId, company, operator } = chat
  if (!roomId || !company || operator.role === 'AGENT') return
  if (!(await hasOtherChat(tx, candidateId, company.id))) await closeRoom(tx, roomId, now)
}
