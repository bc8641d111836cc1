import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { markSeen, switchTo } from '../core/settings-store.ts'
import { presentStanding } from './show-suggestions.ts'

/** Switches suggestions off or on; the search for people and the offers stay as they are (MATCH-5). */
export async function switchSuggestions(userId: string, isOn: boolean, deps: ApiDeps) {
  const { db, clock } = deps
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    await switchTo(tx, userId, !isOn, clock())
  })
  const { state } = await presentStanding(userId, deps)
  return { state }
}

export async function seeSuggestions(userId: string, { db, clock }: ApiDeps): Promise<void> {
  await db.transaction(async (tx) => {
    if (await lockAccount(tx, userId)) await markSeen(tx, userId, clock())
  })
}
