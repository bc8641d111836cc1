import { confirmTime, proposeTimes, takeBackTimes } from '../core/arrange-times.ts'
import { cancel } from '../core/cancel-coffeechat.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { Handle } from '../../../platform/http/handle.ts'
import { askQuestions } from './ask-questions.ts'
import { listChats } from './list-chats.ts'
import { openChat } from './open-chat.ts'
import { showChat } from './show-chat.ts'

const own = (caller: OperatorCaller, { id }: { id: string }) => ({
  party: { side: 'company', caller } as const,
  coffeechatId: id,
})

/** The company's side of coffee chats, and our agents' (TRUST-4, BIZ-5). */
export function consoleCoffeechatRoutes(handle: Handle): void {
  handle('GET /console/coffeechats', ({ caller, query }, deps) => listChats(query, caller, deps))
  handle('GET /console/coffeechats/:id', ({ caller, params }, deps) => openChat(params.id, caller, deps))
  handle('POST /console/coffeechats/:id/times', async ({ caller, params, body }, deps) =>
    showChat(await proposeTimes({ ...own(caller, params), ...body }, deps), caller, deps),
  )
  handle('POST /console/coffeechats/:id/times/:timeId/confirm', async ({ caller, params }, deps) =>
    showChat(await confirmTime({ ...own(caller, params), timeId: params.timeId }, deps), caller, deps),
  )
  handle('DELETE /console/coffeechats/:id/times', async ({ caller, params }, deps) =>
    showChat(await takeBackTimes(own(caller, params), deps), caller, deps),
  )
  handle('POST /console/coffeechats/:id/cancel', async ({ caller, params }, deps) =>
    showChat(await cancel(own(caller, params), deps), caller, deps),
  )
  handle('POST /console/coffeechats/:id/questions', async ({ caller, params, body }, deps) =>
    showChat(await askQuestions({ ...own(caller, params), items: body.items }, deps), caller, deps),
  )
}
