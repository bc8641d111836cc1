import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount, addRequest, renewOpenRequest } from './store.ts'

type Asked = { userId: string; callerId: string; message: string | undefined }

/** Asks the agent for more offers. Until somebody has seen to it, asking again only changes the words. */
export async function askForMore({ userId, callerId, message }: Asked, { db, clock, ids }: ApiDeps) {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
  const now = clock()
  const words = message?.trim() || undefined
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    if (await renewOpenRequest(tx, userId, words)) return
    await addRequest(tx, { id: ids.next(), userId, message: words ?? '', createdAt: now })
  })
}
