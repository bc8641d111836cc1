import { hasBegun } from '@coffeeattack/domain/coffeechat/schedule'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Ids } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Whose } from './party.ts'
import { findCoffeechat, lockCoffeechat, type CoffeechatRow } from './store.ts'

export type When = { ids: Ids; now: Date }
type Work = (tx: Queries, chat: CoffeechatRow, when: When) => Promise<void>

/** Changes a coffee chat of the caller's while nobody else does, and answers what it has become. */
export async function changeCoffeechat(
  whose: Whose,
  { db, ids, clock }: ApiDeps,
  work: Work,
): Promise<CoffeechatRow> {
  return db.transaction(async (tx) => {
    await lockCoffeechat(tx, whose)
    const chat = await findCoffeechat(tx, whose)
    if (!chat) throw new Refusal('NOT_FOUND')
    await work(tx, chat, { ids, now: clock() })
    return (await findCoffeechat(tx, whose))!
  })
}

export function refuseCancelled({ cancelledAt }: CoffeechatRow): void {
  if (cancelledAt) throw new Refusal('CONFLICT')
}

export function refuseBegun({ times }: CoffeechatRow, now: Date): void {
  if (hasBegun(times, now)) throw new Refusal('COFFEECHAT_TIME_PASSED')
}
