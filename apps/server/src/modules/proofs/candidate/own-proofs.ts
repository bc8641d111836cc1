import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofLooks } from '../../../platform/db/schema/proofs.ts'
import { cutPage, fromCursor, isId, type PageQuery, toCursor } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { shownCard, shownProof } from '../core/show-own.ts'
import { findOwnProof, proofsOf } from '../core/store.ts'
import { takeBackOne } from '../core/take-back.ts'
import { findOwner } from './record-store.ts'

export type OwnProof = { readonly userId: string; readonly id: string }

export async function listProofs(userId: string, deps: ApiDeps) {
  const { drizzle } = deps.db
  const owner = await findOwner(drizzle, userId)
  if (!owner) throw new Refusal('UNAUTHORIZED')
  const now = deps.clock()
  const rows = await proofsOf(drizzle, userId)
  return { items: rows.map((row) => shownCard(row, { deps, now })), mayMake: owner.certifiedAt !== null }
}

export const showProof = (own: OwnProof, deps: ApiDeps) => shown(deps.db.drizzle, own, deps)

async function shown(db: Queries, { userId, id }: OwnProof, deps: ApiDeps) {
  const row = await findOwnProof(db, userId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return shownProof(row, { deps, now: deps.clock() })
}

/** Once this is answered, no process shows the proof any more (PROOF-2). Taking it back again changes nothing. */
export async function takeBack(own: OwnProof, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, own.userId))) throw new Refusal('UNAUTHORIZED')
    await takeBackOne(tx, { ...own, now }, deps)
    const proof = await shown(tx, own, deps)
    if (proof.state === 'EXPIRED') throw new Refusal('PROOF_ENDED')
    return proof
  })
}

const PAGE = 50

/** When the proof was looked at, the newest first (PROOF-5). */
export async function listLooks(own: OwnProof, { cursor, limit = PAGE }: PageQuery, { db }: ApiDeps) {
  if (!(await findOwnProof(db.drizzle, own.userId, own.id))) throw new Refusal('NOT_FOUND')
  const [after] = fromCursor(cursor) ?? []
  const found = await looksOf(db.drizzle, own.id, { after: isId(after) ? after : null, limit: limit + 1 })
  const { page, nextCursor } = cutPage(found, limit, (last) => toCursor(last.id))
  return {
    items: page.map(({ at, by, host }) => ({ at: at.toISOString(), by, host })),
    nextCursor,
  }
}

const looksOf = (db: Queries, proofId: string, { after, limit }: { after: string | null; limit: number }) =>
  db
    .select({ id: proofLooks.id, at: proofLooks.at, by: proofLooks.by, host: proofLooks.host })
    .from(proofLooks)
    .where(
      and(eq(proofLooks.proofId, proofId), after === null ? undefined : sql`${proofLooks.id} < ${after}`),
    )
    .orderBy(desc(proofLooks.id))
    .limit(limit)
