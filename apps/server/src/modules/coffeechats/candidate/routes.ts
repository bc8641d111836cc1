import { confirmTime, proposeTimes, takeBackTimes } from '../core/arrange-times.ts'
import { cancel } from '../core/cancel-coffeechat.ts'
import type { Whose } from '../core/party.ts'
import type { CandidateCaller } from '../../../platform/http/caller.ts'
import type { Handle } from '../../../platform/http/handle.ts'
import { answerQuestions, showQuestions } from './questions.ts'
import { show, showCoffeechat } from './show-coffeechat.ts'

const own = ({ userId }: CandidateCaller, { id }: { id: string }): Whose => ({
  party: { side: 'candidate', userId },
  coffeechatId: id,
})

/** The person's side of a coffee chat (TRUST-4, OFR-11). */
export function coffeechatRoutes(handle: Handle): void {
  handle('GET /users/coffeechats/:id', ({ caller, params }, deps) =>
    showCoffeechat(own(caller, params), deps),
  )
  handle('POST /users/coffeechats/:id/times', async ({ caller, params, body }, deps) =>
    show(await proposeTimes({ ...own(caller, params), ...body }, deps), deps),
  )
  handle('POST /users/coffeechats/:id/times/:timeId/confirm', async ({ caller, params }, deps) =>
    show(await confirmTime({ ...own(caller, params), timeId: params.timeId }, deps), deps),
  )
  handle('DELETE /users/coffeechats/:id/times', async ({ caller, params }, deps) =>
    show(await takeBackTimes(own(caller, params), deps), deps),
  )
  handle('POST /users/coffeechats/:id/cancel', async ({ caller, params }, deps) =>
    show(await cancel(own(caller, params), deps), deps),
  )
  handle('GET /users/coffeechats/questions', ({ caller, query }, deps) =>
    showQuestions(caller.userId, query.coffeechatId, deps),
  )
  handle('POST /users/coffeechats/questions', ({ caller, body }, deps) =>
    answerQuestions(caller.userId, body.items, deps),
  )
}
