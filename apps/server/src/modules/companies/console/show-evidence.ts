import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { findEvidence, shownDomain } from '../core/evidence.ts'
import { checksOff } from '../core/proofs.ts'
import { askSoon, decideListing } from './check-store.ts'

/** Everything that was checked of a company, on one page (FIRM-2, FIRM-3). */
export async function showEvidence(companyId: string, { db, providers }: Pick<ApiDeps, 'db' | 'providers'>) {
  return evidenceOf(db.drizzle, companyId, providers)
}

async function evidenceOf(db: Queries, companyId: string, providers: ApiDeps['providers']) {
  const found = await findEvidence(db, companyId)
  if (!found) throw new Refusal('NOT_FOUND')
  const { domainRow, ...evidence } = found
  return {
    ...evidence,
    proof: { ...evidence.proof, off: checksOff(providers) },
    domainProof: shownDomain(domainRow),
  }
}

type Decision = { companyId: string; reason: string }

/** Lets a listed company send; candidates go on reading of the listing (FIRM-4). Of two admins one decides. */
export function decideArrears({ companyId, reason }: Decision, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    if (!(await decideListing(tx, companyId, { by: caller.operatorId, reason: reason.trim(), now })))
      throw new Refusal((await findEvidence(tx, companyId)) ? 'CONFLICT' : 'NOT_FOUND')
    const deed = { action: 'company.decide-arrears', subject: 'company', subjectId: companyId } as const
    await recordDeed(tx, caller, deed, now)
    return evidenceOf(tx, companyId, deps.providers)
  })
}

/** The jobs ask again at their next run. */
export function askAgain(companyId: string, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    await askSoon(tx, companyId, now)
    const deed = { action: 'company.ask-again', subject: 'company', subjectId: companyId } as const
    await recordDeed(tx, caller, deed, now)
    return evidenceOf(tx, companyId, deps.providers)
  })
}
