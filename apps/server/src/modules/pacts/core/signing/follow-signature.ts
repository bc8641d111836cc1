import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { changePact } from '../change-pact.ts'
import type { OwnPact, PactRow } from '../store.ts'
import { lookAtSignature } from './look-at-signature.ts'
import { askedOf, endAsked } from './signature-store.ts'

const ONE_OF_EACH_SIDE = 2

/** Looks at what lies on the phones of this pact; the page polls while somebody holds one. */
export async function lookAtPact(pactId: string, deps: ApiDeps): Promise<void> {
  for (const id of await askedOf(deps.db.drizzle, pactId, ONE_OF_EACH_SIDE)) await lookAtSignature(id, deps)
}

/** Gives up the party's own request. If it was signed meanwhile, the signature stays. */
export async function giveUpSignature(whose: OwnPact, deps: ApiDeps): Promise<PactRow> {
  return changePact(whose, deps, async (tx, pact, { now }) => {
    const own = pact.signatures.find(({ side, state }) => side === whose.party.side && state === 'ASKED')
    if (own) await endAsked(tx, own.id, { state: 'VOID', problem: null, now })
  })
}
