import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a browser is asked for; the rest of the options does not concern a device. */
type PasskeyChallenge = { challenge: string }

/** How an answer is wrong, if it is. */
type Faults = { origin?: string; challenge?: string; counter?: number; isVerified?: boolean; rpId?: string }

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** A device of somebody's own that makes one passkey and signs with it, counting its signatures if told so. */
export function createTestPasskey({ origin = 'http://localhost:3000', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let signed = 0

  function authenticatorData(flags: number, { counter, isVerified = true, rpId }: Faults): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? (counts ? ++signed : 0))
    const host = rpId ?? new URL(origin).hostname
    return Buffer.concat([hash(host), Buffer.of(flags | PRESENT | (isVerified ? VERIFIED : 0)), count])
  }

  const clientData = (type: string, asked: PasskeyChallenge, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: asked.challenge,
        origin,
        crossOrigin: false,
        ...faultsOfPage(faults),
      }),
    )

  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }

  return {
    id,
    /** The answer to options for a new passkey. */
    attest(asked: PasskeyChallenge, faults: Faults = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        authenticatorData(HAS_KEY, faults),
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, faults)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    /** The answer to options for a passkey that is there. */
    assert(asked: PasskeyChallenge, faults: Faults = {}) {
      const data = authenticatorData(0, faults)
      const client = clientData('webauthn.get', asked, faults)
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}

function faultsOfPage({ origin, challenge }: Faults) {
  return { ...(origin !== undefined && { origin }), ...(challenge !== undefined && { challenge }) }
}
