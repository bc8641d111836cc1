import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { hireProblems } from '@coffeeattack/domain/coffeechats/outcome'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { missingItems, missingReasons } from '@coffeeattack/domain/pacts/items'
import type { Terms } from '@coffeeattack/domain/pacts/terms'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { mustAllMay } from '../../companies/core/gates.ts'
import { handOver } from '../../handover/core/hand-over.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changePact, hasLapsed, mustLead } from '../core/change-pact.ts'
import { drawPact, fingerprintOf } from '../core/document/draw-pact.ts'
import { tellCandidate } from '../core/make-known.ts'
import { partiesNow, sealParties } from '../core/parties.ts'
import { findPact, type OwnPact, type PactRow } from '../core/store.ts'
import { addVersion, changeState, closeRequest, endVersion, noDraft } from '../core/write-store.ts'
import { deedOn, refuseWrongTerms } from './draft-pact.ts'
import { findSigner } from './settings-store.ts'
import { shownToCompany } from './show-pact.ts'

type SendPactInput = OwnPact & { revision: number; days: number; signerId: string }

/**
 * Sends the draft, or a lapsed version once more. The document is drawn before the transaction, which then sends exactly what was drawn
 * or nothing. The version before is closed with its signature (PACT-3).
 */
export async function sendPact(
  { revision, days, signerId, ...whose }: SendPactInput,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { db, secrets, clock } = deps
  const seen = await findPact(db.drizzle, whose)
  if (!seen) throw new Refusal('NOT_FOUND')
  const terms = termsToSend(seen, { revision, now: clock() })
  refuseIncomplete(terms, seen, clock())
  const signer = await findSigner(db.drizzle, seen.companyId, signerId)
  if (!signer) throw new Refusal('PACT_SIGNER_UNKNOWN')
  const number = seen.version + 1
  const sentAt = clock()
  const parties = partiesNow({ ...seen, signer: { ...seen.signer, ...signer } }, secrets)
  const fingerprint = fingerprintOf(await drawPact({ parties, number, sentAt, terms, offered: seen.offered }))

  const pact = await changePact(whose, deps, async (tx, found, when) => {
    const { now } = when
    await mustAllMay(tx, 'talk', [found.companyId], now)
    const next = mustLead(found, 'SEND', seen.version)
    // Withdrawn or signed at the same moment: whoever sends has not seen that.
    if (stateAt(found, now) !== stateAt(seen, now) || found.draftRevision !== seen.draftRevision)
      throw new Refusal('PACT_MOVED_ON')
    const change = { version: number, ...noDraft, signerId, askedAgainAt: null }
    if (!(await changeState(tx, found, next, { now, ...change }))) throw new Refusal('PACT_MOVED_ON')
    await endVersion(tx, found.id, 'REPLACED', now)
    await closeRequest(tx, found.id, now)
    const untilDay = formatDay(kstDay(now) + days)
    await addVersion(tx, {
      pactId: found.id,
      number,
      terms,
      fingerprint,
      untilDay,
      sentAt,
      partiesSealed: sealParties(parties, secrets),
      sentBy: caller.operatorId,
    })
    await recordDeed(tx, caller, deedOn('pact.send', found.coffeechatId), now)
    await tellCandidate(tx, { ...found, version: number }, 'SENT', when)
    const facts = { pactId: found.id, version: number, untilDay }
    await handOver(tx, [{ type: 'pact.sent', coffeechatId: found.coffeechatId, facts }], when)
  })
  return shownToCompany(pact, caller, deps)
}

const stateAt = (pact: PactRow, now: Date) => (hasLapsed(pact, now) ? 'LAPSED' : pact.state)

/** Of a caller who saw no draft. */
const NO_REVISION = 0

/**
 * The draft as the caller saw it; for a caller who saw none, the newest version as it stands if it lapsed or was withdrawn. Whoever sends
 * a draft that a colleague's withdrawal has deleted is refused: the older terms are not what they saw.
 */
function termsToSend(
  { draft, draftRevision, versions, state, signatures }: PactRow,
  { revision, now }: { revision: number; now: Date },
): Terms {
  if (draft && revision === draftRevision) return draft
  const newest = versions.at(-1)
  const isOver = newest && (state === 'WITHDRAWN' || hasLapsed({ state, versions, signatures }, now))
  if (draft || revision !== NO_REVISION || !isOver) throw new Refusal('PACT_MOVED_ON')
  return newest.terms
}

/** Each missing item by its name, so that its field can be shown (PACT-1), and each reason that is due (PACT-2). */
function refuseIncomplete(terms: Terms, { offered }: PactRow, now: Date): void {
  refuseWrongTerms(terms)
  const missing = Object.fromEntries([
    ...(terms.base === null ? [['terms.base', '연봉이 없어요'] as const] : []),
    ...missingItems(terms).map(({ name, missing: words }) => [`terms.${name}`, words] as const),
  ])
  if (Object.keys(missing).length > 0) throw new Refusal('PACT_ITEM_MISSING', { fields: missing })
  const reasons = missingReasons(terms, offered)
  if (reasons.length > 0)
    throw new Refusal('PACT_REASON_MISSING', {
      fields: Object.fromEntries(
        reasons.map((kind) => [`terms.reasons.${kind}`, '이유를 적어야 보낼 수 있어요']),
      ),
    })
  const { startsOn, basePay } = hireProblems({ startsOn: terms.startsOn!, basePay: terms.base! }, now)
  const fields = {
    ...(startsOn && { 'terms.startsOn': startsOn }),
    ...(basePay && { 'terms.base': basePay }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields })
}
