import type { Handle } from '../../../../platform/http/handle.ts'
import { complete } from './complete.ts'
import { requestYears } from './request-years.ts'
import { endShare, share, showShared } from './share.ts'
import { showItems, showProgress } from './show-progress.ts'
import { verify } from './verify.ts'

/** Everything that a person has earned, gathered from the tax office five years at a time (PUB-6). */
export function lifetimeIncomeRoutes(handle: Handle): void {
  handle.apart('POST /income/lifetime', async ({ caller: { userId }, body }, deps) => {
    const { form, ...range } = body
    const { type: _type, gender: _gender, ...person } = form
    return (await requestYears({ userId, person, range }, deps)) ?? showItems(userId, undefined, deps)
  })
  handle('POST /income/lifetime/verify', async ({ caller, body }, deps) => {
    await verify({ ...caller, id: body.id, cfid: body.cfid }, deps)
    return showProgress(caller.userId, 0, deps)
  })
  handle('GET /income/lifetime/verify/status', ({ caller, query }, deps) =>
    showProgress(caller.userId, query.loadCount, deps),
  )
  handle('GET /income/lifetime/item', ({ caller, query }, deps) =>
    showItems(caller.userId, query.prevName, deps),
  )
  handle('POST /income/lifetime/complete', ({ caller }, deps) => complete(caller.userId, deps))
  handle('POST /income/lifetime/share', ({ caller, body }, deps) =>
    share({ userId: caller.userId, showTotal: body.showTotal }, deps),
  )
  handle('DELETE /income/lifetime/share', ({ caller }, deps) => endShare(caller.userId, deps))
  handle('GET /income/lifetime/share/:shareId', ({ params }, deps) => showShared(params.shareId, deps))
}
