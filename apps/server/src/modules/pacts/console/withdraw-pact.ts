import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changePact, mustLead } from '../core/change-pact.ts'
import { tellCandidate, tellSigner } from '../core/make-known.ts'
import type { OwnPact } from '../core/store.ts'
import { changeState, closeRequest, endVersion, noDraft } from '../core/write-store.ts'
import { deedOn } from './draft-pact.ts'
import { shownToCompany } from './show-pact.ts'

/** Until both have signed; the candidate is told at once (PACT-8). A draft that was never sent ends without a word. */
export async function withdrawPact(
  { words, ...whose }: OwnPact & { words: string },
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const pact = await changePact(whose, deps, async (tx, found, when) => {
    const { now } = when
    const next = mustLead(found, 'WITHDRAW')
    const change = { ...noDraft, withdrawnWords: words, withdrawnBy: caller.operatorId }
    if (!(await changeState(tx, found, next, { now, ...change }))) throw new Refusal('PACT_MOVED_ON')
    await endVersion(tx, found.id, 'WITHDRAWN', now)
    await closeRequest(tx, found.id, now)
    await recordDeed(tx, caller, deedOn('pact.withdraw', found.coffeechatId), now)
    if (found.version > 0) await tellCandidate(tx, found, 'WITHDRAWN', when)
  })
  return shownToCompany(pact, caller, deps)
}

/** A colleague reminds the named signer, once a day. */
export async function remindSigner(whose: OwnPact, deps: ApiDeps): Promise<void> {
  await changePact(whose, deps, async (tx, found, when) => {
    mustLead(found, 'COUNTERSIGN')
    await tellSigner(tx, found, `${found.id}:${found.version}:${formatDay(kstDay(when.now))}`, when)
  })
}
