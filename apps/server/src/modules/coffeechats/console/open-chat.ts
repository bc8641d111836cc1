import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { recordDeed } from '../../operators/core/audit.ts'
import { findCoffeechat } from '../core/store.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { showChat } from './show-chat.ts'

/** One coffee chat with all that the person shares. That it was opened stands in the trail. */
export async function openChat(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const chat = await deps.db.transaction(async (tx) => {
    const found = await findCoffeechat(tx, { party: { side: 'company', caller }, coffeechatId: id })
    if (!found) throw new Refusal('NOT_FOUND')
    const deed = { action: 'coffeechat.view', subject: 'coffeechat', subjectId: id }
    await recordDeed(tx, caller, deed, deps.clock())
    return found
  })
  return showChat(chat, caller, deps)
}
