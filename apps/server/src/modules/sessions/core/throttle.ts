import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  afterWrongTry,
  type CountedBy,
  takenBack,
  waitSeconds,
} from '@coffeeattack/domain/sessions/sign-in-throttle'
import { normalizeIP } from '@fastify/rate-limit'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Visit } from '../../../platform/http/visit.ts'
import { type Audience, knownDevice } from './known-device.ts'
import { deleteTries, holdTries, lockTries, saveTries, takeOverTries } from './store.ts'

/** A try to sign in. Unknown accounts are treated alike, so that the answer reveals nothing. */
export type SignInTry = {
  readonly audience: Audience
  readonly email: string
  readonly accountId: string | undefined
  readonly from: Visit
}

/** The hashes under which a try is counted. */
export type CountedTry = readonly {
  readonly by: CountedBy
  readonly keyHash: string
  /** The hashes with earlier keys, whose counts continue. */
  readonly olderHashes: readonly string[]
}[]

type ThrottleDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'settings' | 'random'>

/**
 * Counts a try before it is checked, or refuses it after too many wrong ones. Tries from other addresses do
 * not block an address, and a known device is affected by its own tries only.
 */
export async function countTry(trying: SignInTry, deps: ThrottleDeps): Promise<CountedTry> {
  const keys = keysOf(trying, deps)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const held = []
    for (const key of keys) {
      await takeOverTries(tx, key.olderHashes, key.keyHash)
      const tries = await holdTries(tx, key.keyHash, afterWrongTry(null, key.by, now))
      held.push({ ...key, tries })
    }
    const wait = Math.max(...held.map(({ tries }) => waitSeconds(tries, now)))
    if (wait > 0) throw new Refusal('SIGN_IN_LOCKED', { retryAfterSeconds: wait })
    for (const { by, keyHash, tries } of held)
      if (tries) await saveTries(tx, keyHash, afterWrongTry(tries, by, now))
  })
  return keys
}

/** Takes back a correct first step; earlier wrong tries stay counted. */
export async function takeBackTry(keys: CountedTry, { db }: ThrottleDeps): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { keyHash } of keys) {
      const tries = await lockTries(tx, keyHash)
      const rest = tries && takenBack(tries)
      if (rest) await saveTries(tx, keyHash, rest)
      else await deleteTries(tx, [keyHash])
    }
  })
}

/** Forgets the wrong tries after a sign-in. */
export async function forgetTries(tx: Queries, keys: CountedTry): Promise<void> {
  await deleteTries(
    tx,
    keys.map(({ keyHash }) => keyHash),
  )
}

/** In a fixed order, so that two concurrent tries cannot deadlock. */
export function keysOf(trying: SignInTry, deps: ThrottleDeps): CountedTry {
  const { audience, email, accountId, from } = trying
  const device = knownDevice(audience, accountId, from, deps)
  function key(by: CountedBy, where: string) {
    const counted = JSON.stringify([audience, email, by, where])
    const [keyHash, ...olderHashes] = deps.secrets.macs('sign-in-try', counted)
    return { by, keyHash, olderHashes }
  }
  if (device !== null) return [key('device', device)]
  const keys = [key('address', normalizeIP(from.address)), key('account', '')]
  return keys.toSorted((one, other) => (one.keyHash < other.keyHash ? -1 : 1))
}
