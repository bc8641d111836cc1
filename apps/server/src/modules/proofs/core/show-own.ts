import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { proofState, type ProofFacts, untilDayOf } from '@coffeeattack/domain/proofs/proof'
import type { Deps } from '../../../deps.ts'
import { linkTo } from './addresses.ts'
import { openAddress, openContent, type OwnProofRow } from './store.ts'

type Shown = { readonly deps: Pick<Deps, 'secrets' | 'settings'>; readonly now: Date }

/** Facts as the contract has them: all fields, of which those of the kind are filled. */
export function shownFacts(facts: ProofFacts) {
  return {
    kind: facts.kind,
    amount: 'amount' in facts ? facts.amount : null,
    year: 'year' in facts ? facts.year : null,
    years: 'years' in facts ? facts.years : null,
    company: 'company' in facts ? facts.company : null,
  }
}

/** A proof as its owner sees it in the list. */
export function shownCard(row: OwnProofRow, { deps, now }: Shown) {
  const content = openContent(row.contentSealed, deps)
  const { receiver, source, lookedUpOn, name } = content
  return {
    id: row.id,
    facts: shownFacts(content),
    source,
    lookedUpOn,
    receiver,
    name,
    state: proofState(row, now),
    madeAt: row.madeAt.toISOString(),
    untilDay: untilDayOf(row.expiresAt),
    takenBackAt: row.takenBackAt?.toISOString() ?? null,
    lookCount: row.lookCount,
    lastLookAt: row.lastLookAt?.toISOString() ?? null,
  }
}

/** The same with its link, as long as the link leads somewhere. */
export function shownProof(row: OwnProofRow, shown: Shown): ApiResult<'GET /users/proofs/:id'> {
  const card = shownCard(row, shown)
  const link =
    card.state === 'RUNNING' ? linkTo(openAddress(row.addressSealed, shown.deps), shown.deps) : null
  return { ...card, link }
}
