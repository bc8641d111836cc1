import type { Page } from '@coffeeattack/contract/pages'
import type { Calls } from '@coffeeattack/contract/calls'
import { consents as texts } from '@coffeeattack/domain/accounts/consents'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  endOfTerm,
  lastDay,
  mayTellAtLeast,
  PROOF,
  type ProofContent,
  type ProofFacts,
} from '@coffeeattack/domain/proofs/proof'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { type IssuingDeps, newAddress } from '../core/addresses.ts'
import { issueProof } from '../core/issue.ts'
import { currentSigner } from '../core/keys.ts'
import { shownProof } from '../core/show-own.ts'
import { takePlace } from '../core/status-lists.ts'
import { countRunning, findOwnProof, insertProof } from '../core/store.ts'
import { type Offered, whatIsOffered } from './offered.ts'

type WantedProof = HandlerInput<Calls['POST /users/proofs']>['body']

/** Makes a proof of what the record says today (PROOF-1, PROOF-2). The true figure goes into it for the exact kind alone. */
export async function makeProof(wanted: WantedProof, userId: string, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    return makeOne(tx, wanted, { userId, now }, deps)
  })
}

/** In the transaction of whoever needs it; the account is locked, because its running proofs are counted. */
export async function makeOne(
  tx: Queries,
  wanted: WantedProof,
  { userId, now }: { userId: string; now: Date },
  deps: ApiDeps,
) {
  const { ids } = deps
  const offered = await whatIsOffered(tx, userId, now, deps)
  if ((await countRunning(tx, userId, now)) >= PROOF.most) throw new Refusal('PROOF_TOO_MANY')
  const content = contentOf(wanted, offered)
  if (!content) throw new Refusal('PROOF_NOT_VERIFIED')
  const id = ids.next()
  await insertIssued(tx, { id, userId, content, days: wanted.days, now }, deps)
  await recordYeses(tx, userId, content, { ids, now })
  return shownProof((await findOwnProof(tx, userId, id))!, { deps, now })
}

/** What the receiver will read; null when the record does not say it. */
function contentOf(wanted: WantedProof, offered: Offered): ProofContent | null {
  const name = wanted.withName ? offered.name : null
  if (wanted.withName && name === null) return null
  const found = provedBy(wanted, offered)
  return found && { ...found, receiver: wanted.receiver.trim(), name }
}

function provedBy(wanted: WantedProof, offered: Offered) {
  const { incomeExact, careerAtLeast, paid } = offered
  switch (wanted.kind) {
    case 'INCOME_AT_LEAST': {
      if (!incomeExact || !mayTellAtLeast(wanted.amount, incomeExact.amount)) return null
      return proved({ kind: wanted.kind, amount: wanted.amount }, incomeExact)
    }
    case 'CAREER_AT_LEAST': {
      if (!careerAtLeast || wanted.years > careerAtLeast.highest) return null
      return proved({ kind: wanted.kind, years: wanted.years }, careerAtLeast)
    }
    case 'EMPLOYED': {
      const job = offered.employed.find(({ careerId }) => careerId === wanted.careerId)
      return job ? proved({ kind: wanted.kind, company: job.company }, job) : null
    }
    case 'INCOME_EXACT': {
      if (incomeExact?.amount !== wanted.amount || incomeExact.year !== wanted.year) return null
      return proved({ kind: wanted.kind, year: wanted.year, amount: wanted.amount }, incomeExact)
    }
    case 'PAID_AS_PROMISED':
      return paid && proved({ kind: wanted.kind, company: paid.company }, paid)
  }
}

const proved = (facts: ProofFacts, { source, lookedUpOn }: Pick<ProofContent, 'source' | 'lookedUpOn'>) => ({
  ...facts,
  source,
  lookedUpOn,
})

type NewProof = { id: string; userId: string; content: ProofContent; days: number; now: Date }

export async function insertIssued(
  tx: Queries,
  { id, userId, content, days, now }: NewProof,
  deps: IssuingDeps,
): Promise<void> {
  const expiresAt = endOfTerm(lastDay(now, days))
  const signer = await currentSigner(tx, deps, now)
  const place = await takePlace(tx, { expiresAt, now }, deps)
  const token = await issueProof({ content, ...place, madeAt: now, expiresAt }, signer, deps)
  const address = newAddress(deps)
  const row = { id, userId, keyId: signer.keyId, ...place, madeAt: now, expiresAt }
  await insertProof(tx, { ...row, content, address, token }, deps)
}

const SCREEN: Page = '/my/proofs/new'

/** The name and the exact figure each stand behind a yes of their own. */
async function recordYeses(tx: Queries, userId: string, content: ProofContent, { ids, now }: Clock) {
  const kinds = [
    ...(content.name === null ? [] : (['proofName'] as const)),
    ...(content.kind === 'INCOME_EXACT' ? (['proofExact'] as const) : []),
  ]
  const row = (kind: (typeof kinds)[number]) => ({ kind, version: texts[kind].version })
  for (const kind of kinds)
    await tx
      .insert(consents)
      .values({ id: ids.next(), userId, ...row(kind), agreed: true, screen: SCREEN, at: now })
}
