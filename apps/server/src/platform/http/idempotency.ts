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
  giveBack,
  readKey,
} from './idempotency-store.ts'

/** The same database, seen from inside a running transaction: all of its work ends with that transaction. */
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

/** An answer as it was sent; what the database wrote passes as its bytes. */
export type Stored = { readonly status: number; readonly body: string | Buffer | null }

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

/** Does work with a key once, and answers a repetition as the first was answered. */
export type Once = (given: Attempt, work: (db: Database) => Promise<Stored>) => Promise<Stored>

/** Longer than anybody is asked for; a claim that is older was left by a process that died. */
const ABANDONED_MS = 2 * 60_000

export function createOnce({ db, secrets, clock }: Deps): { together: Once; apart: Once } {
  const inTurn = createTurns()

  function claimOf({ input, ...name }: Attempt, now: Date): Claim {
    return {
      ...name,
      // The client's own key goes into the fingerprint and is itself kept only hashed: what the database holds tells
      // nothing about the input, not even by trying all inputs.
      key: createHash('sha256').update(name.key).digest('base64url'),
      bodyHash: secrets.mac('idempotency', fingerprint({ input, ...name })),
      claimedAt: now,
      expiresAt: new Date(now.getTime() + KEEP_MS),
    }
  }

  /** Null when the key is ours now. */
  async function claim(tx: Queries, mine: Claim, given: Attempt): Promise<Stored | null> {
    await forgetIfExpired(tx, mine, mine.claimedAt)
    return (await claimKey(tx, mine)) ? null : replay(await readKey(tx, mine), given)
  }

  async function complete(tx: Queries, mine: Claim, { status, body }: Stored): Promise<void> {
    const answerSealed = body === null ? null : secrets.seal(String(body), 'idempotency_keys.answer_sealed')
    await completeKey(tx, mine, { status, answerSealed, completedAt: clock() })
  }

  /**
   * Key, effect and answer are committed together, so after a crash either all of it is there or none. A second
   * request with the key waits at the claim until the first has ended, then gets its answer; if the first failed,
   * nothing was kept and the second one works anew.
   */
  const together: Once = (given, work) =>
    db.transaction(async (tx) => {
      const mine = claimOf(given, clock())
      const known = await claim(tx, mine, given)
      if (known) return known
      const made = await work(insideTransaction(db, tx))
      await complete(tx, mine, made)
      return made
    })

  /**
   * For work that asks others, who may take their time: nothing of the database is held meanwhile. The claim is
   * committed before and the answer after, so another process that meets the claim says that the work is under way;
   * work that failed gives its claim back, and one that died with its process is free after a while.
   */
  const apart: Once = async (given, work) => {
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
      // What was thrown is what is told, even when the database is gone and the claim has to be left to time.
      await giveBack(db.drizzle, mine).catch(noMatterHow)
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
  return { together: inOrder(together), apart: inOrder(apart) }
}

/** Equal requests of this process go one after the other, so that twenty of them hold one connection, not twenty. */
function createTurns() {
  const last = new Map<string, Promise<undefined>>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    const ended = result.then(noMatterHow, noMatterHow)
    last.set(name, ended)
    try {
      return await result
    } finally {
      if (last.get(name) === ended) last.delete(name)
    }
  }
}

const noMatterHow = () => undefined

const fingerprint = ({ key, input }: Attempt): string => `${key}\n${canonical(input)}`

/** The same text for the same content, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
