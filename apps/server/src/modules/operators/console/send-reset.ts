import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { recordDeed } from '../core/audit.ts'
import { mailReset, makeReset } from '../../sessions/core/send-reset.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'

/** An admin helps whoever cannot get in; the link goes to the person alone, and nobody here ever sees it. */
export async function sendReset(id: string, caller: OperatorCaller, deps: ApiDeps): Promise<void> {
  const made = await deps.db.transaction(async (tx) => {
    const reset = await makeReset(tx, { operatorId: id, askedBy: caller.operatorId }, deps)
    if (!reset) throw new Refusal('NOT_FOUND')
    const deed = { action: 'operator.send-password-reset', subject: 'operator', subjectId: id }
    await recordDeed(tx, caller, deed, deps.clock())
    return reset
  })
  try {
    await mailReset(made, deps)
  } catch (cause) {
    deps.log.error({ err: cause }, 'a password reset could not be mailed')
    throw new Refusal('UNAVAILABLE', { cause })
  }
}
