import type { ShownProof } from '@coffeeattack/contract/proofs'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { proofState, untilDayOf } from '@coffeeattack/domain/proofs/proof'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofLooks, proofs } from '../../../platform/db/schema/proofs.ts'
import { ownerIsPresent } from '../../accounts/core/sql.ts'
import { isAddress } from '../core/addresses.ts'
import { shownFacts } from '../core/show-own.ts'
import { openContent, openToken } from '../core/store.ts'

/**
 * Who opens a proof. A PREVIEW is what asks without showing it to anybody: a messenger that draws a link, or a HEAD. It reads nothing,
 * because it leaves no trace (PROOF-5).
 */
export type Look = { by: 'PERSON' } | { by: 'PROGRAM'; address: string } | { by: 'PREVIEW' }

type LookDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'secrets' | 'providers'>

/** A proof as its receiver sees it. Every process asks the database, so one that was taken back is shown by none. */
export async function openProof(address: string, look: Look, deps: LookDeps): Promise<ShownProof> {
  const { db, clock } = deps
  const now = clock()
  const row = isAddress(address) ? await findByAddress(db.drizzle, address) : null
  if (!row) throw new Refusal('NOT_FOUND')
  const state = proofState(row, now)
  if (state === 'TAKEN_BACK') return { state, untilDay: null, proof: null }
  if (state === 'EXPIRED') return { state, untilDay: untilDayOf(row.expiresAt), proof: null }
  if (look.by === 'PREVIEW') return { state: 'NOT_OPENED', untilDay: null, proof: null }
  await noteLook(row.id, look, deps)
  const content = openContent(row.contentSealed, deps)
  const { source, lookedUpOn, receiver, name } = content
  const proof = {
    facts: shownFacts(content),
    source,
    lookedUpOn,
    madeOn: formatDay(kstDay(row.madeAt)),
    receiver,
    name,
    token: openToken(row.tokenSealed!, deps),
  }
  return { state, untilDay: untilDayOf(row.expiresAt), proof }
}

/** A person's look is the time alone; a program's is told with its host, or its address where that has no name. */
async function noteLook(
  proofId: string,
  look: Exclude<Look, { by: 'PREVIEW' }>,
  deps: LookDeps,
): Promise<void> {
  const { db, ids, clock, providers } = deps
  const host = look.by === 'PROGRAM' ? ((await providers.names.hostOf(look.address)) ?? look.address) : null
  await db.drizzle.insert(proofLooks).values({ id: ids.next(), proofId, at: clock(), by: look.by, host })
}

async function findByAddress(db: Queries, address: string) {
  const [found] = await db
    .select({
      id: proofs.id,
      contentSealed: proofs.contentSealed,
      tokenSealed: proofs.tokenSealed,
      madeAt: proofs.madeAt,
      expiresAt: proofs.expiresAt,
      takenBackAt: proofs.takenBackAt,
    })
    .from(proofs)
    .where(and(eq(proofs.addressHash, hashToken(address)), ownerIsPresent(proofs.userId)))
  return found ?? null
}
