import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type Activity, extendedUntil, isVisible, stop } from '@coffeeattack/domain/profiles/attack-period'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellAgents } from '../../notifications/core/tell.ts'
import { type Account, addRequest, changeAccount, lockAccount, renewOpenRequest } from './store.ts'

/** Lengthens the attack period; whoever rested receives offers again (PRO-13). */
export async function extendAttack(userId: string, months: number, deps: ApiDeps) {
  const activity = await change(userId, deps, ({ activity: before, certifiedAt }, now) => {
    if (!certifiedAt) throw new Refusal('NOT_CERTIFIED')
    return { isActivate: true, expiredAt: extendedUntil(before.expiredAt, months, now) }
  })
  return { expiredAt: activity.expiredAt.toISOString() }
}

/** Hides the profile. A period that ran out has hidden it already. */
export async function stopAttack(userId: string, deps: ApiDeps) {
  await change(userId, deps, ({ activity }, now) => {
    const stopped = stop({ ...activity, isActivate: isVisible(activity, now) })
    if (!stopped.ok) throw new Refusal(stopped.situation)
    return stopped.activity
  })
  return { isActivate: false as const }
}

async function change<Next extends Activity>(
  userId: string,
  { db, clock }: ApiDeps,
  decide: (account: Account, now: Date) => Next,
): Promise<Next> {
  const now = clock()
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw new Refusal('UNAUTHORIZED')
    const next = decide(account, now)
    await changeAccount(tx, userId, { isActive: next.isActivate, attackEndsAt: next.expiredAt }, now)
    return next
  })
}

type AskForMoreInput = { userId: string; callerId: string; message: string | undefined }

/** Asks the agent for more offers. Until somebody has seen to it, asking again only changes the words. */
export async function askForMore(
  { userId, callerId, message }: AskForMoreInput,
  { db, clock, ids }: ApiDeps,
) {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
  const now = clock()
  const words = message?.trim() || undefined
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    await changedForAgents(tx, ['requests'], now)
    if (await renewOpenRequest(tx, userId, words)) return
    const id = ids.next()
    await addRequest(tx, { id, userId, message: words ?? '', createdAt: now })
    await tellAgents(tx, { type: 'MORE_REQUEST', subject: id, content: { requestId: id } }, { ids, now })
  })
}
