import { type BinaryLike, createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { deriveKey, keyIdOf } from './keys.ts'

/** Where a sealed value lives. It is bound into the seal: a value moved to another column does not open. */
export type Place = `${string}.${string}`

/** What a keyed hash is for. Equal values under different purposes have unrelated hashes. */
export type MacPurpose =
  | 'phone'
  | 'one-time-code'
  | 'idempotency'
  | 'file-address'
  | 'limit'
  | 'short-link'
  | 'talk-writer'
  | 'visitor'
  | 'sign-in-try'
  | 'recovery-code'

export type Secrets = {
  /** The id of the key that seals now; sealed texts begin with theirs. */
  readonly keyId: string
  seal(plain: string, place: Place): string
  open(sealed: string, place: Place): string
  /** Whether a value should be sealed anew because its key is no longer the current one. */
  isStale(sealed: string): boolean
  /** A keyed hash, to find a value without being able to read it. */
  mac(purpose: MacPurpose, value: BinaryLike): string
  /** A key of its own for another library, such as the one that signs tokens. */
  derive(purpose: string): Buffer
}

const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM under a key that is not in the database. Text form: `keyId.base64url(iv ‖ tag ‖ ciphertext)`. */
export function createSecrets({
  current,
  previous = [],
  random,
}: {
  current: Uint8Array
  /** Keys of before, newest first: what they sealed still opens. */
  previous?: readonly Uint8Array[]
  random: (bytes: number) => Uint8Array
}): Secrets {
  const keyId = keyIdOf(current)
  const sealingKeys = new Map([...previous, current].map((key) => [keyIdOf(key), deriveKey(key, 'seal')]))
  const macKeys = new Map<MacPurpose, Buffer>()
  // Hashes cannot be made anew without the values, so they stay with the first key through every change.
  const firstKey = previous.at(-1) ?? current

  function keyOf(id: string): Buffer {
    const key = sealingKeys.get(id)
    if (!key) throw new Error(`no key ${id}: it is missing from SECRETS_KEY_PREVIOUS`)
    return key
  }

  function macKey(purpose: MacPurpose): Buffer {
    const key = macKeys.get(purpose) ?? deriveKey(firstKey, `mac:${purpose}`)
    macKeys.set(purpose, key)
    return key
  }

  return {
    keyId,
    seal(plain, place) {
      const iv = random(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(keyId), iv).setAAD(Buffer.from(place))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open(sealed, place) {
      const [id = '', packed = ''] = sealed.split('.')
      const bytes = Buffer.from(packed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(id), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = bytes.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    },
    isStale: (sealed) => !sealed.startsWith(`${keyId}.`),
    mac: (purpose, value) => createHmac('sha256', macKey(purpose)).update(value).digest('base64url'),
    derive: (purpose) => deriveKey(current, purpose),
  }
}
