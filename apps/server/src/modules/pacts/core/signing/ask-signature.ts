import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { endOfKstDay, parseDay } from '@coffeeattack/domain/kst'
import { signedText, signingMessage, signingTitle } from '@coffeeattack/domain/pacts/signed-text'
import { isOver } from '@coffeeattack/domain/pacts/state'
import type { ApiDeps } from '../../../../platform/http/handle.ts'
import {
  SIGNATURE_EXPIRES_IN_SECONDS,
  SignatureFailure,
  type SignatureAsk,
  type Signer,
  situationOf,
} from '../../../../platform/providers/signature/signature.ts'
import { changePact, mustLead } from '../change-pact.ts'
import { openParties } from '../parties.ts'
import type { OwnPact, PactRow } from '../store.ts'
import { addAsked, endAsked, saveReceipt } from './signature-store.ts'

/** With less time than this left of the last day a request is still given so much. */
const SHORTEST_SECONDS = 60

type AskSignatureInput = OwnPact & {
  version: number
  /** Read under the lock of the pact. */
  signer: (pact: PactRow) => Signer | Promise<Signer>
  operatorId: string | null
}

/**
 * Sends a request to sign to somebody's phone (PACT-4). Its row stands before the institution is asked: a request that lies on the phone
 * already is that one, and a process that dies in between leaves a row without a receipt, which ends by itself.
 */
export async function askSignature(
  { version, signer, operatorId, ...whose }: AskSignatureInput,
  deps: ApiDeps,
): Promise<void> {
  const { providers, db, ids, clock, secrets } = deps
  if (!providers.signature) throw new Refusal('SIGNING_OFF')
  const { side } = whose.party
  let asked: { id: string; ask: SignatureAsk } | null = null
  await changePact(whose, deps, async (tx, pact, { now }) => {
    asked = null
    if (pact.version === version && pact.signatures.some((one) => one.side === side && isLive(one.state)))
      return
    mustLead(pact, side === 'candidate' ? 'SIGN' : 'COUNTERSIGN', version)
    const { untilDay } = pact.versions.at(-1)!
    if (isOver(untilDay, now)) throw new Refusal('PACT_MOVED_ON')
    const left = Math.floor((endOfKstDay(parseDay(untilDay)!).getTime() - now.getTime()) / 1000)
    const expiresInSeconds = Math.max(SHORTEST_SECONDS, Math.min(SIGNATURE_EXPIRES_IN_SECONDS, left))
    const ask = { ...askOf(pact, deps), signer: await signer(pact), expiresInSeconds }
    const id = ids.next()
    await addAsked(tx, {
      id,
      pactId: pact.id,
      version,
      side,
      operatorId,
      askedAt: now,
      askSealed: secrets.seal(JSON.stringify(ask), 'pact_signatures.ask_sealed'),
      expiresAt: new Date(now.getTime() + expiresInSeconds * 1000),
    })
    asked = { id, ask }
  })
  if (asked === null) return
  const { id, ask }: { id: string; ask: SignatureAsk } = asked
  try {
    const { receiptId } = await providers.signature.ask(ask)
    await saveReceipt(db.drizzle, id, receiptId)
  } catch (error) {
    const problem = error instanceof SignatureFailure ? situationOf[error.trouble] : 'SIGNING_UNAVAILABLE'
    await endAsked(db.drizzle, id, { state: 'FAILED', problem, now: clock() })
    throw error instanceof SignatureFailure ? new Refusal(problem, { cause: error }) : error
  }
}

const isLive = (state: string): boolean => state === 'ASKED' || state === 'SIGNED'

/** What both sides sign is the same text. */
function askOf(pact: PactRow, { secrets }: Pick<ApiDeps, 'secrets'>) {
  const { terms, number, fingerprint, partiesSealed } = pact.versions.at(-1)!
  const { documentNumber, company, person } = openParties(partiesSealed, secrets)
  const said = { base: terms.base!, startsOn: terms.startsOn! }
  const names = { company: company.name, person: person.name }
  return {
    title: signingTitle,
    message: signingMessage(company.name),
    text: signedText({ documentNumber, version: number, fingerprint, ...names, ...said }),
  }
}
