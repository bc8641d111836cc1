import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type OperatorCaller, companyOf } from '../../../platform/http/caller.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordOpening } from '../../operators/core/audit.ts'
import { partiesNow } from '../core/parties.ts'
import { shownAlike } from '../core/show-pact.ts'
import { findPact, findPactOfChat, type OwnPact, type PactParty, type PactRow } from '../core/store.ts'
import { findDrafting, mayDraft } from './draft-store.ts'

export const partyOf = (caller: OperatorCaller): Extract<PactParty, { side: 'company' }> => ({
  side: 'company',
  companyId: companyOf(caller),
  caller,
})

export async function showPact(whose: OwnPact, caller: OperatorCaller, deps: ApiDeps) {
  return deps.db.transaction(async (tx) => {
    const pact = await findPact(tx, whose)
    if (!pact) throw new Refusal('NOT_FOUND')
    await recordReading(tx, pact, caller, deps)
    return shownToCompany(pact, caller, deps)
  })
}

/** The newest pact of the coffee chat, and whether another may be begun. */
export async function showPactOfChat(coffeechatId: string, caller: OperatorCaller, deps: ApiDeps) {
  const party = partyOf(caller)
  return deps.db.transaction(async (tx) => {
    const chat = await findDrafting(tx, { companyId: party.companyId, coffeechatId })
    if (!chat) throw new Refusal('NOT_FOUND')
    const pact = await findPactOfChat(tx, { party, coffeechatId })
    if (pact) await recordReading(tx, pact, caller, deps)
    return { pact: pact && shownToCompany(pact, caller, deps), canDraft: mayDraft(chat, pact) }
  })
}

/** The page polls, so the audit trail names the coffee chat once a day. */
const recordReading = (tx: Queries, pact: PactRow, caller: OperatorCaller, { clock }: ApiDeps) =>
  recordOpening(
    tx,
    caller,
    { action: 'pact.view', subject: 'coffeechat', subjectId: pact.coffeechatId },
    clock(),
  )

export function shownToCompany(
  pact: PactRow,
  { operatorId }: OperatorCaller,
  { secrets, clock }: Pick<ApiDeps, 'secrets' | 'clock'>,
) {
  const { draft, draftRevision, draftSavedAt, draftSavedBy, draftStartedAt, signer, seal } = pact
  const shown = shownAlike(pact, { side: 'company', secrets, now: clock() })
  const isCaller = signer.id === operatorId
  return {
    ...shown,
    // A request to sign lies on the signer's own phone.
    signing: isCaller ? shown.signing : null,
    candidateId: pact.candidateId,
    name: partiesNow(pact, secrets).person.name,
    company: { name: pact.company.name, logo: pact.company.logo },
    draft: draft && {
      terms: draft,
      revision: draftRevision,
      savedAt: draftSavedAt!.toISOString(),
      savedBy: draftSavedBy!,
      startedAt: draftStartedAt!.toISOString(),
    },
    signer: { ...signer, isCaller },
    fee: seal?.fee ?? null,
    askedAgainAt: pact.askedAgainAt?.toISOString() ?? null,
  }
}
