import type {
  passkeyAssertion,
  passkeyAttestation,
  passkeyCreation,
  passkeyRequest,
} from '@coffeeattack/contract/passkey-shapes'
import { BRAND } from '@coffeeattack/domain/brand'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { z } from 'zod'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Challenge } from './challenge.ts'
import type { Passkey } from './factor-store.ts'

export type Assertion = z.output<typeof passkeyAssertion>
export type Attestation = z.output<typeof passkeyAttestation>
type PasskeyOwner = { id: string; email: string; name: string }

/** Passkeys belong to the public host and work on its pages only. */
const host = ({ settings }: ApiDeps) => new URL(settings.appOrigin).hostname

/** Loaded on demand, because the library takes long to load. */
const library = () => import('@simplewebauthn/server')

/** Ed25519, P-256 with SHA-256, and RSA for older Windows: every device has one of them. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 5 * 60_000

const known = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }))

/** Requires user verification by finger, face or PIN. Without a list of passkeys the device tells who signs in. */
export const requestOptions = (
  nonce: string,
  passkeys: readonly Passkey[],
  deps: ApiDeps,
): z.input<typeof passkeyRequest> => ({
  challenge: nonce,
  timeout: TIMEOUT_MS,
  rpId: host(deps),
  allowCredentials: known(passkeys),
  userVerification: 'required',
})

/** A discoverable passkey, so that signing in needs no typed address. */
export const creationOptions = (
  nonce: string,
  owner: PasskeyOwner,
  passkeys: readonly Passkey[],
  deps: ApiDeps,
): z.input<typeof passkeyCreation> => ({
  rp: { id: host(deps), name: BRAND.ko },
  user: { id: Buffer.from(owner.id).toString('base64url'), name: owner.email, displayName: owner.name },
  challenge: nonce,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: TIMEOUT_MS,
  excludeCredentials: known(passkeys),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
})

/** The passkey to store, when it was made for this challenge on our page. */
export async function readNewPasskey(given: Attestation, { nonce }: Challenge, deps: ApiDeps) {
  const { id, rawId, type, response } = given
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await judged(() =>
    verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: nonce,
      expectedOrigin: deps.settings.appOrigin,
      expectedRPID: host(deps),
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }),
  )
  if (!registrationInfo) throw new Refusal('PASSKEY_FAILED')
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.transports ?? [],
    isBackedUp: credentialBackedUp,
  }
}

/** The signature count, when the device signed this challenge on our page. */
export async function readSignature(
  { id, rawId, type, response: { userHandle, ...signed } }: Assertion,
  passkey: Passkey,
  { nonce }: Challenge,
  deps: ApiDeps,
): Promise<number> {
  const isTheirs = !userHandle || Buffer.from(userHandle, 'base64url').toString() === passkey.operatorId
  if (!isTheirs) throw new Refusal('PASSKEY_FAILED')
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await judged(() =>
    verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: nonce,
      expectedOrigin: deps.settings.appOrigin,
      expectedRPID: host(deps),
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw new Refusal('PASSKEY_FAILED')
  return authenticationInfo.newCounter
}

/** The library throws on invalid input. */
async function judged<T>(judge: () => Promise<T>): Promise<T> {
  try {
    return await judge()
  } catch (cause) {
    throw new Refusal('PASSKEY_FAILED', { cause })
  }
}
