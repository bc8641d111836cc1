import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import { hasLapsed } from './change-pact.ts'
import { openParties, partiesNow } from './parties.ts'
import type { PactRow, SignatureRow } from './store.ts'

type Reader = { readonly side: Side; readonly secrets: Secrets; readonly now: Date }

/** What both sides read alike. After the last day a version is over, also before the job has closed it. */
export function shownAlike(pact: PactRow, { side, secrets, now }: Reader) {
  const { id, coffeechatId, offerId, position, offered, counter, versions, requests, signatures, seal } = pact
  const newest = versions.at(-1)
  const parties = newest ? openParties(newest.partiesSealed, secrets) : partiesNow(pact, secrets)
  const signedBy = (who: Side) => {
    const found = signatures.find((one) => one.side === who && one.state === 'SIGNED')
    return found ? shownSignature(found, secrets) : null
  }
  const candidateSignature = signedBy('candidate')
  return {
    id,
    coffeechatId,
    offerId,
    state: hasLapsed(pact, now) ? ('LAPSED' as const) : pact.state,
    position,
    offered,
    counter,
    // The company learns the birthday with the signature: until then it has no use for it.
    parties:
      side === 'candidate' || candidateSignature
        ? parties
        : { ...parties, person: { ...parties.person, birthday: null } },
    versionItems: versions.map(({ partiesSealed: _sealed, ...version }) => version),
    requestItems: requests,
    candidateSignature,
    companySignature: signedBy('company'),
    signing: signingOf(signatures.find((one) => one.side === side)),
    seal: seal && { at: seal.at, isReady: seal.isReady, isStamped: seal.isStamped },
    declined:
      pact.state === 'DECLINED' ? { words: pact.declinedWords, at: pact.changedAt.toISOString() } : null,
    withdrawn:
      pact.state === 'WITHDRAWN'
        ? {
            words: pact.withdrawnWords,
            at: pact.changedAt.toISOString(),
            by: pact.withdrawnBy ?? pact.company.name,
          }
        : null,
  }
}

const shownSignature = ({ nameSealed, signedAt }: SignatureRow, secrets: Secrets) => ({
  name: secrets.open(nameSealed!, 'pact_signatures.name_sealed'),
  at: signedAt!,
})

function signingOf(signature: SignatureRow | undefined) {
  if (!signature) return null
  const { state, askedAt, expiresAt, problem } = signature
  return { state, askedAt, expiresAt, problem: problemOf(problem) }
}

/** Rows of an earlier release may name a situation that is gone. */
function problemOf(problem: string | null) {
  if (problem === null || !Object.hasOwn(catalogue, problem)) return null
  const { title, body } = catalogue[problem as keyof typeof catalogue]
  return { title, body }
}
