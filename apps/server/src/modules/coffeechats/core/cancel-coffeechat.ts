import { lines } from '@coffeeattack/domain/coffeechat/copy.ko'
import { changeCoffeechat, refuseBegun } from './change-coffeechat.ts'
import { makeKnown } from './make-known.ts'
import type { Whose } from './party.ts'
import { forgetTimes } from './recall-meeting.ts'
import { partnerName } from './show-times.ts'
import { type CoffeechatRow, withdrawTimes, cancelCoffeechat, hasOtherChat } from './store.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { closeRoom } from '../../rooms/core/store.ts'

/** Called off. The offer stays matched, and what the company has learnt it has learnt. */
export async function cancel(whose: Whose, deps: ApiDeps) {
  const { party } = whose
  return changeCoffeechat(whose, deps, async (tx, chat, when) => {
    if (chat.cancelledAt) return
    refuseBegun(chat, when.now)
    await forgetTimes(tx, chat, when.now)
    await withdrawTimes(tx, chat.id, when.now)
    await cancelCoffeechat(tx, chat.id, when.now)
    const line = lines.cancelled(partnerName(chat))
    await makeKnown(tx, { chat, party }, { what: 'CANCELLED', subject: chat.id, line }, when)
    await closeTalk(tx, chat, when.now)
  })
}

/** A room with a company ends with its last coffee chat; our agent stays to be written to. */
async function closeTalk(tx: Queries, chat: CoffeechatRow, now: Date): Promise<void> {
  const { candidateId, roomId, company, operator } = chat
  if (!roomId || !company || operator.role === 'AGENT') return
  if (!(await hasOtherChat(tx, candidateId, company.id))) await closeRoom(tx, roomId, now)
}
