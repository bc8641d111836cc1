import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import { mustBeHere } from '../../accounts/core/store.ts'
import type { CandidateCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { PushTarget } from '../../../platform/providers/push/push.ts'
import { keepNewest, removeBrowser, saveBrowser } from './store.ts'

/** What a browser asks permission with; null when this service rings no browsers. */
export async function pushKey(userId: string, { db, push }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  return { publicKey: push?.publicKey ?? null }
}

export async function allowBrowser(
  { userId, sessionId }: CandidateCaller,
  browser: PushTarget,
  { db, push, ids, clock }: ApiDeps,
): Promise<void> {
  if (!push?.accepts(browser.endpoint))
    throw new Refusal('INVALID_INPUT', { fields: { endpoint: '이 브라우저로는 알림을 보낼 수 없어요' } })
  const saved = await saveBrowser(db.drizzle, { ...browser, id: ids.next(), userId, sessionId, now: clock() })
  if (!saved) throw new Refusal('UNAUTHORIZED')
  await keepNewest(db.drizzle, userId, DELIVERY.browsers)
}

export async function silenceBrowser(userId: string, endpoint: string, { db }: ApiDeps): Promise<void> {
  await removeBrowser(db.drizzle, userId, endpoint)
}
