import {
  DOMAIN_PROOF,
  proofToken,
  readDomain,
  registeredDomain,
} from '@coffeeattack/domain/companies/domain-proof'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { ProviderUnavailable } from '../../../platform/providers/deadline.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { shownDomain } from '../core/evidence.ts'
import { lookAtDomain } from '../core/look-at-domain.ts'
import { checksOff } from '../core/proofs.ts'
import { findOwnChecks, findOwnDomain, startDomain } from './own-checks-store.ts'

/** How far the caller's company was checked, as a candidate reads it (FIRM-7). */
export async function showOwnChecks({ operatorId }: OperatorCaller, { db, providers }: ApiDeps) {
  const found = await findOwnChecks(db.drizzle, operatorId)
  if (!found) throw new Refusal('NOT_FOUND')
  const { domainRow, email, ...own } = found
  const domain = readDomain(email)
  return {
    ...own,
    proof: { ...own.proof, off: checksOff(providers) },
    domainProof: shownDomain(domainRow),
    mailDomain: domain && registeredDomain(domain),
  }
}

/** Another domain, or a proof that nobody waits for any more, begins anew with a token of its own. */
export async function proveDomain(domain: string, caller: OperatorCaller, deps: ApiDeps) {
  const { db, clock, random } = deps
  const now = clock()
  await db.transaction(async (tx) => {
    const own = await findOwnDomain(tx, caller.operatorId)
    if (!own) throw new Refusal('NOT_FOUND')
    if (own.proof?.domain === domain && own.proof.nextAt) return
    const token = own.proof?.domain === domain ? own.proof.token : proofToken(random(DOMAIN_PROOF.tokenBytes))
    await startDomain(tx, { companyId: own.companyId, domain, token, now })
    const deed = { action: 'company.prove-domain', subject: 'company', subjectId: own.companyId } as const
    await recordDeed(tx, caller, deed, now)
  })
  return showOwnChecks(caller, deps)
}

/** The look that somebody waits for. */
export async function lookNow(caller: OperatorCaller, deps: ApiDeps) {
  const own = await findOwnDomain(deps.db.drizzle, caller.operatorId)
  if (!own?.proof) throw new Refusal('NOT_FOUND')
  try {
    await lookAtDomain({ ...own.proof, companyId: own.companyId }, deps)
  } catch (error) {
    throw error instanceof ProviderUnavailable ? new Refusal('DOMAIN_NOT_SEEN', { cause: error }) : error
  }
  return showOwnChecks(caller, deps)
}
