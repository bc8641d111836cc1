import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../../../deps.ts'
import {
  type CollectedSignature,
  SignatureFailure,
  type SignatureAsk,
  type SignatureProvider,
} from '../../../../platform/providers/signature/signature.ts'
import { settleSignature } from './settle-signature.ts'
import { type AskedRow, endAsked, holdForLook, keepRaw, letGo } from './signature-store.ts'

/** Longer than a look with its collection takes. A process that died holds a request so long at most. */
const HELD_MS = 100_000
/** The institution answers whether it took a request long before. */
const RECEIPT_WITHIN_MS = 2 * 60_000
/** It hands a value out for ten minutes after the person signed. */
const COLLECTED_WITHIN_MS = 15 * 60_000
const KEEP_TRIES = 5

/**
 * Looks what became of a request, and takes the signature if there is one. Any step may be the last of a process: the next look goes on
 * from what stands in the row. Never two signatures of one side and version, and none that was collected is lost.
 */
export async function lookAtSignature(id: string, deps: Deps): Promise<void> {
  const now = deps.clock()
  const held = await holdForLook(deps.db.drizzle, id, { now, until: new Date(now.getTime() + HELD_MS) })
  if (!held) return
  try {
    await look(held, deps)
  } finally {
    await letGo(deps.db.drizzle, id)
  }
}

async function look(held: AskedRow, deps: Deps): Promise<void> {
  const { db, clock, secrets, providers, log } = deps
  const now = clock()
  const end = (state: 'REFUSED' | 'EXPIRED' | 'FAILED', problem: 'SIGNATURE_LOST' | null = null) =>
    endAsked(db.drizzle, held.id, { state, problem, now })
  const isLongOver = now.getTime() > held.expiresAt.getTime() + COLLECTED_WITHIN_MS
  const kept = held.rawSealed && secrets.open(held.rawSealed, 'pact_signatures.raw_sealed')
  if (!held.receiptId) {
    if (now.getTime() > held.askedAt.getTime() + RECEIPT_WITHIN_MS) await end('FAILED', 'SIGNATURE_LOST')
    return
  }
  if (!providers.signature) return isLongOver ? end('FAILED', 'SIGNATURE_LOST') : undefined
  try {
    if (kept === null) {
      const { state } = await providers.signature.look(held.receiptId)
      if (state === 'WAITING') return now > held.expiresAt ? await end('EXPIRED') : undefined
      if (state !== 'SIGNED') return await end(state)
    }
    const value = await collect(providers.signature, held, kept, deps)
    const ask = JSON.parse(secrets.open(held.askSealed, 'pact_signatures.ask_sealed')) as SignatureAsk
    await settleSignature(held, { value, ask }, deps)
  } catch (error) {
    if (!(error instanceof SignatureFailure)) throw error
    log.warn({ err: error, transactionId: held.id }, 'signature not collected')
    if (error.trouble === 'LOST' || isLongOver) await end('FAILED', 'SIGNATURE_LOST')
  }
}

/** The value is written, sealed, before anything reads it. */
function collect(
  provider: SignatureProvider,
  { id, receiptId }: AskedRow,
  kept: string | null,
  { db, secrets }: Deps,
): Promise<CollectedSignature> {
  const keep = async (raw: string) => {
    const sealed = secrets.seal(raw, 'pact_signatures.raw_sealed')
    for (let attempt = 1; ; attempt++) {
      try {
        return await keepRaw(db.drizzle, id, sealed)
      } catch (error) {
        if (attempt === KEEP_TRIES) throw error
        await sleep(100 * 4 ** (attempt - 1))
      }
    }
  }
  return provider.collect(receiptId!, keep, kept)
}
