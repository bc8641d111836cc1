import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY } from '@coffeeattack/contract/idempotency-key'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Deps } from '../../deps.ts'
import type { Database } from '../db/open.ts'
import type { Queries } from '../db/queries.ts'
import {
  type Claim,
  claimKey,
  completeKey,
  forgetIfAbandoned,
  forgetIfExpired,
  releaseKey,
  readKey,
} from './idempotency-store.ts'

/** The database as the transaction sees it: an inner `transaction` becomes a savepoint. */
function insideTransaction(db: Database, tx: Queries): Database {
  let depth = 0
  return {
    ...db,
    drizzle: tx,
    replica: tx,
    async transaction(work) {
      const name = `inner_${(depth += 1)}`
      await tx.$client.query(`savepoint ${name}`)
      try {
        const result = await work(tx)
        await tx.$client.query(`release savepoint ${name}`)
        return result
      } catch (error) {
        await tx.$client.query(`rollback to savepoint ${name}`)
        throw error
      }
    },
  }
}

/** An answer as it was sent; its body is JSON. */
export type Stored = { readonly status: number; readonly body: string | null }

export type Attempt = { key: string; call: string; caller: string; input: unknown }

const KEEP_MS = 24 * 60 * 60 * 1000

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && IDEMPOTENCY_KEY.pattern.test(header)) return header
  throw new Refusal('INVALID_INPUT', {
    fields: {
      'Idempotency-Key': `${IDEMPOTENCY_KEY.shortest}자 이상 ${IDEMPOTENCY_KEY.longest}자 이하여야 해요`,
    },
  })
}

/** Runs work with a key once, and repeats its answer for later requests with the key. */
export type Once = (given: Attempt, work: (db: Database) => Promise<Stored>) => Promise<Stored>

/** Longer than any outside service is waited for; an older claim belongs to a process that died. */
const ABANDONED_MS = 2 * 60_000

export function createOnce({ db, secrets, clock }: Deps): { inTransaction: Once; withoutTransaction: Once } {
  const inTurn = createTurns()

  function claimOf({ input, ...name }: Attempt, now: Date): Claim {
    return {
      ...name,
      // The client's key is part of the fingerprint and stored only as a hash, so nobody can guess the input by
      // computing the fingerprints of all inputs.
      key: createHash('sha256').update(name.key).digest('base64url'),
      bodyHash: secrets.mac('idempotency', fingerprint({ input, ...name })),
      claimedAt: now,
      expiresAt: new Date(now.getTime() + KEEP_MS),
    }
  }

  /** The stored answer, or null when this request got the key. */
  async function claim(tx: Queries, mine: Claim, given: Attempt): Promise<Stored | null> {
    await forgetIfExpired(tx, mine, mine.claimedAt)
    return (await claimKey(tx, mine)) ? null : replay(await readKey(tx, mine), given)
  }

  async function complete(tx: Queries, mine: Claim, { status, body }: Stored): Promise<void> {
    const answerSealed = body === null ? null : secrets.seal(body, 'idempotency_keys.answer_sealed')
    await completeKey(tx, mine, { status, answerSealed, completedAt: clock() })
  }

  /**
   * Key, effect and answer are committed together, so a crash leaves all or nothing. A second request with the key waits
   * for the first one's transaction, then gets its answer, or does the work when the first one failed.
   */
  const inTransaction: Once = (given, work) =>
    db.transaction(async (tx) => {
      const mine = claimOf(given, clock())
      const known = await claim(tx, mine, given)
      if (known) return known
      const made = await work(insideTransaction(db, tx))
      await complete(tx, mine, made)
      return made
    })

  /**
   * For work that waits for outside services: commits the claim before the work and the answer after it. A second request
   * meanwhile is refused as in progress. Failed work releases its claim, and that of a dead process expires.
   */
  const withoutTransaction: Once = async (given, work) => {
    const mine = claimOf(given, clock())
    const known = await db.transaction(async (tx) => {
      await forgetIfAbandoned(tx, mine, new Date(mine.claimedAt.getTime() - ABANDONED_MS))
      return claim(tx, mine, given)
    })
    if (known) return known
    try {
      const made = await work(db)
      await complete(db.drizzle, mine, made)
      return made
    } catch (error) {
      // Rethrow the original error even if the database is gone; the claim then expires.
      await releaseKey(db.drizzle, mine).catch(ignore)
      throw error
    }
  }

  function replay(row: Awaited<ReturnType<typeof readKey>>, given: Attempt): Stored {
    if (!row?.status) throw new Refusal('IDEMPOTENCY_IN_PROGRESS')
    if (!secrets.isMac(row.bodyHash, 'idempotency', fingerprint(given)))
      throw new Refusal('IDEMPOTENCY_MISMATCH')
    const body = row.answerSealed && secrets.open(row.answerSealed, 'idempotency_keys.answer_sealed')
    return { status: row.status, body }
  }

  const inOrder =
    (once: Once): Once =>
    (given, work) =>
      inTurn(`${given.caller} ${given.call} ${given.key}`, () => once(given, work))
  return { inTransaction: inOrder(inTransaction), withoutTransaction: inOrder(withoutTransaction) }
}

/** Runs equal requests one after the other, so that twenty of them hold one connection, not twenty. */
function createTurns() {
  const last = new Map<string, Promise<undefined>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    const ended = result.then(ignore, ignore)
    last.set(name, ended)
    try {
      return await result
    } finally {
      if (last.get(name) === ended) last.delete(name)
    }
  }
}

const ignore = () => undefined

const fingerprint = ({ key, input }: Attempt): string => `${key}\n${canonical(input)}`

/** The same text for the same content, in any order of fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
