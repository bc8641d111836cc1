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

/** `table.column` of a sealed value, authenticated with it: a value copied to another column does not open. */
export type SealedColumn = `${string}.${string}`

/** Purposes of keyed hashes. Equal values under different purposes have unrelated hashes. */
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
  | 'handle'
  | 'signer'

export type Secrets = {
  /** The id of the current key; sealed texts begin with the id of theirs. */
  readonly keyId: string
  /** Ids of older keys; empty unless a key change is under way. */
  readonly olderKeyIds: readonly string[]
  seal(plain: string, column: SealedColumn): string
  open(sealed: string, column: SealedColumn): string
  /** Whether a value was sealed with an older key. */
  isStale(sealed: string): boolean
  /** A keyed hash, to find a value without being able to read it. */
  mac(purpose: MacPurpose, value: BinaryLike): string
  /** The hashes by all keys, the current one first, to find rows that were hashed with an older key. */
  macs(purpose: MacPurpose, value: BinaryLike): Macs
  /** Whether a hash is the value's, by any key. */
  isMac(given: string, purpose: MacPurpose, value: BinaryLike): boolean
  /** The key of the oldest hashes of this purpose. */
  oldestMacKey(purpose: MacPurpose): Buffer
  /** A derived key for a library, such as the one that signs tokens. */
  derive(purpose: string): Buffer
  /** The same from older keys, whose signatures stay valid. */
  deriveOlder(purpose: string): readonly Buffer[]
}

export type Macs = readonly [current: string, ...older: string[]]

const IV_BYTES = 12
const TAG_BYTES = 16

/** A KeyObject, because creating one from bytes took 20 of the 27 µs of opening a value. */
const readyKey = (master: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(deriveKey(master, purpose))

/** AES-256-GCM under a key that is not in the database. Text form: `keyId.base64url(iv ‖ tag ‖ ciphertext)`. */
export function createSecrets({
  current,
  previous = [],
  random,
}: {
  current: Uint8Array
  /** Older keys, newest first: values sealed, signed or hashed with them stay valid. */
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
    seal(plain, column) {
      const iv = random(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(keyId), iv).setAAD(Buffer.from(column))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    open(sealed, column) {
      const [id = '', packed = ''] = sealed.split('.')
      const bytes = Buffer.from(packed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(id), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(column)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    isStale: (sealed) => !sealed.startsWith(`${keyId}.`),
    mac: (purpose, value) => macBy(macKeysOf(purpose)[0], value),
    macs,
    // Compares with all hashes, so that the duration does not reveal which key matched.
    isMac: (given, purpose, value) =>
      macs(purpose, value).filter((expected) => isSameSecret(given, expected)).length > 0,
    oldestMacKey: (purpose) => deriveKey(older.at(-1) ?? current, `mac:${purpose}`),
    derive: (purpose) => deriveKey(current, purpose),
    deriveOlder: (purpose) => older.map((key) => deriveKey(key, purpose)),
  }
}

/** A keyed hash with a given key. */
export const macBy = (key: Uint8Array | KeyObject, value: BinaryLike): string =>
  createHmac('sha256', key).update(value).digest('base64url')
