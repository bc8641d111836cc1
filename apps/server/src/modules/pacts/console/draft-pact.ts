import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { firstDraft } from '@coffeeattack/domain/pacts/drafting'
import { type Terms, termsProblems } from '@coffeeattack/domain/pacts/terms'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockCoffeechat } from '../../coffeechats/core/store.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changePact, mustLead } from '../core/change-pact.ts'
import { findPact, findPactOfChat, type OwnPact } from '../core/store.ts'
import { openDraft, saveDraft } from '../core/write-store.ts'
import { findDrafting, insertPact, mayDraft } from './draft-store.ts'
import { partyOf, shownToCompany } from './show-pact.ts'

/** Begins the pact of a coffee chat, filled from the offer, its raise and the company's template (PACT-1). */
export async function beginPact(coffeechatId: string, caller: OperatorCaller, deps: ApiDeps) {
  const party = partyOf(caller)
  const { companyId } = party
  const { operatorId } = caller
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    // Of two colleagues at once the second sees the first one's.
    await lockCoffeechat(tx, { party, coffeechatId })
    const chat = await findDrafting(tx, { companyId, coffeechatId })
    if (!chat) throw new Refusal('NOT_FOUND')
    const before = await findPactOfChat(tx, { party, coffeechatId })
    if (!mayDraft(chat, before)) throw new Refusal(before ? 'PACT_MOVED_ON' : 'PACT_TOO_EARLY')
    const { offerId, candidateId, position, offered, counter, signerIds } = chat
    const id = deps.ids.next()
    const isNew = await insertPact(tx, {
      id,
      coffeechatId,
      offerId,
      companyId,
      candidateId,
      position,
      offered,
      counter,
      state: 'DRAFT',
      // A change of what was sealed begins with that.
      draft: before?.state === 'SEALED' ? before.versions.at(-1)!.terms : firstDraft(chat),
      draftRevision: 1,
      draftSavedAt: now,
      draftSavedBy: operatorId,
      draftStartedAt: now,
      signerId: signerIds[0] ?? operatorId,
      createdBy: operatorId,
      createdAt: now,
      changedAt: now,
    })
    if (!isNew) throw new Refusal('PACT_MOVED_ON')
    await recordDeed(tx, caller, deedOn('pact.draft', coffeechatId), now)
    await changed(tx, ['coffeechats', 'pipeline'], [companyId], now)
    return shownToCompany((await findPact(tx, { party, pactId: id }))!, caller, deps)
  })
}

export const deedOn = <A extends string>(action: A, coffeechatId: string) =>
  ({ action, subject: 'coffeechat', subjectId: coffeechatId }) as const

/** Opens the draft of the next version, filled from the last one. An open draft stays as it is. */
export async function draftNext(whose: OwnPact, caller: OperatorCaller, deps: ApiDeps) {
  const pact = await changePact(whose, deps, async (tx, found, { now }) => {
    if (found.draft) return
    mustLead(found, 'WRITE_NEW')
    await openDraft(tx, found.id, { terms: found.versions.at(-1)!.terms, by: caller.operatorId, now })
    await recordDeed(tx, caller, deedOn('pact.draft', found.coffeechatId), now)
  })
  return shownToCompany(pact, caller, deps)
}

type SaveDraftInput = OwnPact & { terms: Terms; revision: number }

export async function savePactDraft(
  { terms, revision, ...whose }: SaveDraftInput,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  refuseWrongTerms(terms)
  const pact = await changePact(whose, deps, async (tx, found, { now }) => {
    if (found.draft && isSame(found.draft, terms) && found.draftRevision === revision) return
    const isSaved = await saveDraft(tx, found.id, { terms, revision, by: caller.operatorId, now })
    if (!isSaved) throw new Refusal('PACT_MOVED_ON')
  })
  return shownToCompany(pact, caller, deps)
}

export function refuseWrongTerms(terms: Terms): void {
  const problems = Object.entries(termsProblems(terms))
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map(([name, problem]) => [`terms.${name}`, problem]))
  throw new Refusal('INVALID_INPUT', { fields })
}

/** Saving what stands there already is no change. PostgreSQL orders the keys of what it keeps. */
const isSame = (a: Terms, b: Terms): boolean => sortedJson(a) === sortedJson(b)

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
