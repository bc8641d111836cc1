import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { HideReason, RestoreReason } from '@coffeeattack/domain/talk/moderation'
import { recordDeed } from '../../operators/core/audit.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { decide } from './store.ts'

type Given = { postId: string } & (
  | { action: 'hide'; reason: HideReason }
  | { action: 'restore'; reason: RestoreReason }
)

/** A decision answers every report up to now. It can be changed by another one, and each is in the trail. */
export async function moderate(given: Given, caller: OperatorCaller, { db, clock }: ApiDeps): Promise<void> {
  const now = clock()
  const { postId, action, reason } = given
  await db.transaction(async (tx) => {
    const hidden =
      given.action === 'hide'
        ? { hiddenAt: now, hiddenReason: given.reason }
        : { hiddenAt: null, hiddenReason: null }
    if (!(await decide(tx, postId, { ...hidden, reviewedAt: now }))) throw new Refusal('NOT_FOUND')
    const deed = { action: `talk.${action}`, subject: 'talk-post', subjectId: postId, detail: { reason } }
    await recordDeed(tx, caller, deed, now)
  })
}
