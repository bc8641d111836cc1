import { createHash } from 'node:crypto'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Database } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { claimKey, completeKey, forgetIfExpired, readKey, type KeyName } from './idempotency-store.ts'
import { insideTransaction } from './inside-transaction.ts'

/** An answer as it was sent. */
export type Stored = { readonly status: number; readonly body: string | null }

export type Attempt = { key: string; call: string; caller: string; input: unknown }

const KEEP_MS = 24 * 60 * 60 * 1000

/** Long enough that nobody guesses another's: visitors share one name space. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\x21-\x7e]{16,128}$/.test(header)) return header
  throw new Refusal('INVALID_INPUT', { fields: { 'Idempotency-Key': '16자 이상 128자 이하여야 해요' } })
}

/**
 * Work with a key happens once: key, effect and answer are committed together, so after a crash either all of it is
 * there or none. A second request with the key waits at the claim until the first has ended, then gets its answer;
 * if the first failed, nothing was kept and the second one works anew.
 */
export function createOnce({ db, secrets, clock }: Deps) {
  const inTurn = createTurns()

  async function attempt(
    { input, ...name }: Attempt,
    work: (db: Database) => Promise<Stored>,
  ): Promise<Stored> {
    const now = clock()
    // The client's own key goes into the fingerprint and is itself kept only hashed: what the database holds tells
    // nothing about the input, not even by trying all inputs.
    const bodyHash = secrets.mac('idempotency', `${name.key}\n${canonical(input)}`)
    const kept: KeyName = { ...name, key: createHash('sha256').update(name.key).digest('base64url') }
    return db.transaction(async (tx) => {
      await forgetIfExpired(tx, kept, now)
      const claim = { ...kept, bodyHash, claimedAt: now, expiresAt: new Date(now.getTime() + KEEP_MS) }
      if (!(await claimKey(tx, claim))) return replay(await readKey(tx, kept), bodyHash)
      const { status, body } = await work(insideTransaction(db, tx))
      const answerSealed = body === null ? null : secrets.seal(body, 'idempotency_keys.answer_sealed')
      await completeKey(tx, kept, { status, answerSealed, completedAt: clock() })
      return { status, body }
    })
  }

  function replay(row: Awaited<ReturnType<typeof readKey>>, bodyHash: string): Stored {
    if (!row?.status) throw new Refusal('IDEMPOTENCY_IN_PROGRESS')
    if (row.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH')
    const body = row.answerSealed && secrets.open(row.answerSealed, 'idempotency_keys.answer_sealed')
    return { status: row.status, body }
  }

  return (given: Attempt, work: (db: Database) => Promise<Stored>): Promise<Stored> =>
    inTurn(`${given.caller} ${given.call} ${given.key}`, () => attempt(given, work))
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

/** The same text for the same content, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
