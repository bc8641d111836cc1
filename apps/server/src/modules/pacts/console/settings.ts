import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { templateOf } from '@coffeeattack/domain/pacts/drafting'
import { emptyTerms, type TermsTemplate } from '@coffeeattack/domain/pacts/terms'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { refuseWrongTerms } from './draft-pact.ts'
import { nameSigners, saveTemplate, signersOf, templateOfCompany } from './settings-store.ts'

export const showPactSettings = (caller: OperatorCaller, { db }: ApiDeps) => shown(db.drizzle, caller)

async function shown(db: Queries, caller: OperatorCaller) {
  const companyId = companyOf(caller)
  const signers = await signersOf(db, companyId)
  return {
    template: (await templateOfCompany(db, companyId)) ?? templateOf(emptyTerms),
    signerItems: signers.map((signer) => ({ ...signer, isCaller: signer.id === caller.operatorId })),
    mayName: true,
  }
}

/** The conditions with which every draft of the company begins (PACT-1). */
export async function savePactTemplate(
  template: TermsTemplate,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  refuseWrongTerms({ ...emptyTerms, ...template })
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    const row = { companyId, template: templateOf(template), savedBy: caller.operatorId, savedAt: now }
    await saveTemplate(tx, row)
    await recordDeed(
      tx,
      caller,
      { action: 'company.pact-template', subject: 'company', subjectId: companyId },
      now,
    )
    return shown(tx, caller)
  })
}

/** Names who may sign for the company, of those who work for it (PACT-4). */
export async function namePactSigners(
  ids: readonly string[],
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = clock()
  const named = [...new Set(ids)]
  return db.transaction(async (tx) => {
    const known = new Set((await signersOf(tx, companyId)).map(({ id }) => id))
    if (named.some((id) => !known.has(id))) throw new Refusal('PACT_SIGNER_UNKNOWN')
    await nameSigners(tx, { companyId, ids: named, by: caller.operatorId }, now)
    const deed = { action: 'company.pact-signers', subject: 'company', subjectId: companyId } as const
    await recordDeed(tx, caller, { ...deed, detail: { operatorIds: named } }, now)
    return shown(tx, caller)
  })
}
