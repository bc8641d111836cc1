import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { afterDeed } from '@coffeeattack/domain/pacts/state'
import type { Deps } from '../../../../deps.ts'
import type { Queries } from '../../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../../platform/http/caller.ts'
import { checkSignedData } from '../../../../platform/providers/signature/check-signed-data.ts'
import type {
  CollectedSignature,
  SignatureAsk,
  Signer,
} from '../../../../platform/providers/signature/signature.ts'
import { changed } from '../../../notifications/core/live.ts'
import { tellCompany, tellSigner } from '../make-known.ts'
import { becomeSealed } from '../become-sealed.ts'
import { findPact, lockPact, type PactParty } from '../store.ts'
import { changeState } from '../write-store.ts'
import { type AskedRow, endAsked, hashesBefore, keepContact, markSigned } from './signature-store.ts'

type Settled = { value: CollectedSignature; ask: SignatureAsk }

/**
 * The signature counts, in one transaction with what follows from it, or it is void: another version lies there by now, somebody else
 * signed, or something else was signed.
 */
export async function settleSignature(asked: AskedRow, { value, ask }: Settled, deps: Deps): Promise<void> {
  const { db, clock, ids, secrets, providers } = deps
  const now = clock()
  const end = (tx: Queries, state: 'FAILED' | 'VOID', problem: Situation | null) =>
    endAsked(tx, asked.id, { state, problem, now })
  const problem = await problemOf({ value, ask }, providers.signatureRoots)
  if (problem) return end(db.drizzle, 'FAILED', problem)

  await db.transaction(async (tx) => {
    const party = partyOf(asked)
    const whose = party && { party, pactId: asked.pactId }
    const pact = whose && (await lockPact(tx, whose)) ? await findPact(tx, whose) : null
    if (!pact) return end(tx, 'VOID', null)
    const { side } = asked
    const next = afterDeed(pact.state, side === 'candidate' ? 'SIGN' : 'COUNTERSIGN')
    if (pact.version !== asked.version || pact.isCalledOff || next === null) return end(tx, 'VOID', null)
    if (!(await isSamePerson(tx, asked, value.ci, deps))) return end(tx, 'FAILED', 'SIGNER_DIFFERS')

    const signed = {
      ciHash: hashOf(value.ci, deps),
      nameSealed: secrets.seal(ask.signer.name, 'pact_signatures.name_sealed'),
      signedAt: value.signedAt,
    }
    if (!(await markSigned(tx, asked.id, signed))) return
    if (!(await changeState(tx, pact, next, { now }))) throw new Error('a locked pact changed')
    const when = { ids, now }
    if (side === 'candidate') {
      await tellCompany(tx, pact, 'SIGNED', { ...when, again: asked.id })
      await tellSigner(tx, pact, `${pact.id}:${pact.version}:${asked.id}`, when)
    } else {
      const { phone, birthday } = ask.signer
      const contact = secrets.seal(JSON.stringify({ phone, birthday }), 'pact_signers.contact_sealed')
      await keepContact(tx, asked.operatorId!, contact)
      await becomeSealed(tx, pact, callerOf(asked), when)
    }
    await changed(tx, ['coffeechats', 'pipeline'], [pact.companyId], now)
  })
}

/** What was signed must be our text, and the signer whom we asked. */
async function problemOf({ value, ask }: Settled, roots: readonly string[]): Promise<Situation | null> {
  // Without a named root nobody answers for the form of the value; the institution has answered for the person.
  if (roots.length > 0) {
    const { problem } = await checkSignedData({ signedData: value.signedData, text: ask.text, roots })
    if (problem) return 'SIGNATURE_LOST'
  }
  return isAsked(value, ask.signer) ? null : 'SIGNER_DIFFERS'
}

/** What the institution did not say is what it found the person by. */
const isAsked = ({ name, phone, birthday }: CollectedSignature, signer: Signer): boolean =>
  (name === null || name.normalize('NFC') === signer.name.normalize('NFC')) &&
  (phone === null || phone === signer.phone) &&
  (birthday === null || birthday === signer.birthday)

/** A keyed hash of the connecting information, which itself is kept in the sealed answer alone. */
const hashOf = (ci: string, { secrets }: Pick<Deps, 'secrets'>): string =>
  `${secrets.keyId}.${secrets.mac('signer', ci)}`

/**
 * Whoever signed in this name before must be the same person, and nobody signs for both sides. Hashes made with a key that is no longer
 * in the settings cannot be compared and are skipped.
 */
async function isSamePerson(tx: Queries, asked: AskedRow, ci: string, { secrets }: Deps): Promise<boolean> {
  const keyIds = [secrets.keyId, ...secrets.olderKeyIds]
  const mine = new Set(secrets.macs('signer', ci).map((mac, at) => `${keyIds[at]}.${mac}`))
  const { own, others } = await hashesBefore(tx, asked)
  const isKnown = (hash: string) => keyIds.includes(hash.split('.')[0]!)
  return own.filter(isKnown).every((hash) => mine.has(hash)) && !others.some((hash) => mine.has(hash))
}

/** The signer acts, though at another moment than the call. */
const callerOf = ({ operatorId, companyId }: AskedRow): OperatorCaller => ({
  kind: 'operator',
  role: 'recruiter',
  operatorId: operatorId!,
  companyId,
  sessionId: operatorId!,
  address: null,
})

function partyOf(asked: AskedRow): PactParty | null {
  const { side, candidateId, companyId } = asked
  if (side === 'company') return { side, companyId, caller: callerOf(asked) }
  return candidateId === null ? null : { side, userId: candidateId }
}
