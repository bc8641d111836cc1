import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { PushTarget } from '../../../platform/providers/push/push.ts'
import { keepNewest, type PushSide, saveBrowser } from './store.ts'

/** Lets a browser receive pushes while the login lasts. The newest browsers of an owner are kept. */
export async function allowBrowser(
  owner: { side: PushSide; id: string; sessionId: string },
  browser: PushTarget,
  { db, push, ids, clock }: ApiDeps,
): Promise<void> {
  if (!push?.accepts(browser.endpoint))
    throw new Refusal('INVALID_INPUT', { fields: { endpoint: '이 브라우저로는 알림을 보낼 수 없어요' } })
  const { side, id: ownerId, sessionId } = owner
  const saved = await saveBrowser(db.drizzle, side, {
    ...browser,
    id: ids.next(),
    ownerId,
    sessionId,
    now: clock(),
  })
  if (!saved) throw new Refusal('UNAUTHORIZED')
  await keepNewest(db.drizzle, side, ownerId, DELIVERY.browsers)
}
