import { createHash } from 'node:crypto'
import { claimsOf } from '@coffeeattack/domain/proofs/claims'
import type { ProofContent } from '@coffeeattack/domain/proofs/proof'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { type SdJwtVcPayload, SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { type IssuingDeps, issuerOf, listAddress, typeAddress } from './addresses.ts'
import type { Signer } from './keys.ts'

type Issued = {
  readonly content: ProofContent
  readonly list: number
  readonly place: number
  readonly madeAt: Date
  readonly expiresAt: Date
}

const SALT_BYTES = 16

/** The library's type of a frame does not end for a payload with an open set of claims. */
const NAME_ALONE = { _sd: ['name'] } as unknown as undefined

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/**
 * The SD-JWT VC (RFC 9901) of a proof. It names nobody, has no number of its own, and tells the day on which it was made and not the
 * moment, so that two proofs of a person have nothing in common that others lack (PROOF-4). Only the name can be left out when it is
 * passed on: of 'at least' there is nothing more to disclose.
 */
export function issueProof(
  { content, list, place, madeAt, expiresAt }: Issued,
  signer: Signer,
  deps: Pick<IssuingDeps, 'settings' | 'random'>,
): Promise<string> {
  const instance = new SDJwtVcInstance({
    signAlg: 'ES256',
    signer: (data) => signer.sign(data),
    hashAlg: 'sha-256',
    hasher: (data) =>
      createHash('sha256')
        .update(Buffer.from(data as string))
        .digest(),
    saltGenerator: () => Buffer.from(deps.random(SALT_BYTES)).toString('base64url'),
  })
  const payload: SdJwtVcPayload = {
    iss: issuerOf(deps),
    vct: typeAddress(content.kind, deps),
    iat: seconds(startOfKstDay(kstDay(madeAt))),
    exp: seconds(expiresAt),
    status: { status_list: { idx: place, uri: listAddress(list, deps) } },
    ...claimsOf(content),
  }
  const hidden = content.name === null ? undefined : NAME_ALONE
  return instance.issue<SdJwtVcPayload>(payload, hidden, { header: { kid: signer.keyId } })
}
