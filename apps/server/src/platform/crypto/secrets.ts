import {
  type BinaryLike,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
} from 'node:crypto'
import { deriveKey, keyIdOf } from './keys.ts'
import { isSameSecret } from './token-hash.ts'

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
  | 'erased-person'
  | 'record-chance'

export type Secrets = {
  /** The id of the key that seals now; sealed texts begin with theirs. */
  readonly keyId: string
  /** Of the keys of before; none unless keys are being changed. */
  readonly olderKeyIds: readonly string[]
  seal(plain: string, place: Place): string
  open(sealed: string, place: Place): string
  /** Whether a value should be sealed anew because its key is no longer the current one. */
  isStale(sealed: string): boolean
  /** A keyed hash, to find a value without being able to read it. */
  mac(purpose: MacPurpose, value: BinaryLike): string
  /** The same by every key, the current one first: what an older key hashed is looked for by these. */
  macs(purpose: MacPurpose, value: BinaryLike): Macs
  /** Whether a hash that was given or kept is one of the value, by any key. */
  isMac(given: string, purpose: MacPurpose, value: BinaryLike): boolean
  /** The key under which the oldest hashes of this purpose were made. */
  oldestMacKey(purpose: MacPurpose): Buffer
  /** A key of its own for another library, such as the one that signs tokens. */
  derive(purpose: string): Buffer
  /** The same of the keys of before: what they signed is still good. */
  deriveOlder(purpose: string): readonly Buffer[]
}

export type Macs = readonly [current: string, ...older: string[]]

const IV_BYTES = 12
const TAG_BYTES = 16

/** A key as Node keeps it: made into one at every call, the bare bytes cost 20 µs of the 27 that opening a value took. */
const readyKey = (master: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(deriveKey(master, purpose))

/** AES-256-GCM under a key that is not in the database. Text form: `keyId.base64url(iv ‖ tag ‖ ciphertext)`. */
export function createSecrets({
  current,
  previous = [],
  random,
}: {
  current: Uint8Array
  /** Keys of before, newest first: what they sealed still opens, what they signed or hashed is still known. */
  previous?: readonly Uint8Array[]
  random: (bytes: number) => Uint8Array
}): Secrets {
  const keyId = keyIdOf(current)
  const known = new Map([current, ...previous].map((key) => [keyIdOf(key), key]))
  const sealingKeys = new Map([...known].map(([id, key]) => [id, readyKey(key, 'seal')]))
  const [, ...older] = known.values()
  const macKeys = new Map<MacPurpose, readonly [KeyObject, ...KeyObject[]]>()

  function keyOf(id: string): KeyObject {
    const key = sealingKeys.get(id)
    if (!key) throw new Error(`no key ${id}: it is missing from SECRETS_KEY_PREVIOUS`)
    return key
  }

  function macKeysOf(purpose: MacPurpose): readonly [KeyObject, ...KeyObject[]] {
    const derived = (key: Uint8Array) => readyKey(key, `mac:${purpose}`)
    const keys = macKeys.get(purpose) ?? ([derived(current), ...older.map(derived)] as const)
    macKeys.set(purpose, keys)
    return keys
  }

  function macs(purpose: MacPurpose, value: BinaryLike): Macs {
    const [first, ...rest] = macKeysOf(purpose)
    return [macBy(first, value), ...rest.map((key) => macBy(key, value))]
  }

  return {
    keyId,
    olderKeyIds: [...known.keys()].slice(1),
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
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    isStale: (sealed) => !sealed.startsWith(`${keyId}.`),
    mac: (purpose, value) => macBy(macKeysOf(purpose)[0], value),
    macs,
    // Every one is looked at, so that the time it takes tells nothing of which key it was.
    isMac: (given, purpose, value) =>
      macs(purpose, value).filter((expected) => isSameSecret(given, expected)).length > 0,
    oldestMacKey: (purpose) => deriveKey(older.at(-1) ?? current, `mac:${purpose}`),
    derive: (purpose) => deriveKey(current, purpose),
    deriveOlder: (purpose) => older.map((key) => deriveKey(key, purpose)),
  }
}

/** A keyed hash under a key that is given. */
export const macBy = (key: Uint8Array | KeyObject, value: BinaryLike): string =>
  createHmac('sha256', key).update(value).digest('base64url')
