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

/** Who tries to be whom. Without an account everything is done as if there were one: the answer tells nothing. */
export type SignInTry = {
  readonly audience: Audience
  readonly email: string
  readonly accountId: string | undefined
  readonly from: Visit
}

/** Under what one try is counted. */
export type CountedTry = readonly {
  readonly by: CountedBy
  readonly keyHash: string
  /** By the keys of before: what was wrong under these counts on. */
  readonly olderHashes: readonly string[]
}[]

type ThrottleDeps = Pick<Deps, 'db' | 'clock' | 'secrets' | 'settings' | 'random'>

/**
 * Counts a try before it is looked at, or refuses it: whoever was wrong too often waits. What others did at other
 * addresses makes nobody wait, and on a device that was let in before nobody else's tries count at all.
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

/** It was right, but only half of the way: what was wrong before stays counted. */
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

/** Somebody is in: whatever was wrong on the way there was theirs. */
export async function forgetTries(tx: Queries, keys: CountedTry): Promise<void> {
  await deleteTries(
    tx,
    keys.map(({ keyHash }) => keyHash),
  )
}

/** In one order everywhere, so that two tries never wait for each other. */
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
