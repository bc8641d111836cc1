import type { ProofContent } from '@coffeeattack/domain/proofs/proof'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofs } from '../../../platform/db/schema/proofs.ts'
import { ownerIsPresent } from '../../accounts/core/sql.ts'

const SEALED = {
  address: 'proofs.address_sealed',
  content: 'proofs.content_sealed',
  token: 'proofs.token_sealed',
} as const

type Opening = { readonly secrets: Secrets }

export const openAddress = (sealed: string, { secrets }: Opening): string =>
  secrets.open(sealed, SEALED.address)
export const openToken = (sealed: string, { secrets }: Opening): string => secrets.open(sealed, SEALED.token)
export const openContent = (sealed: string, { secrets }: Opening): ProofContent =>
  JSON.parse(secrets.open(sealed, SEALED.content)) as ProofContent

type NewProof = Pick<
  typeof proofs.$inferInsert,
  'id' | 'userId' | 'keyId' | 'list' | 'place' | 'madeAt' | 'expiresAt'
> & { readonly content: ProofContent; readonly address: string; readonly token: string }

export async function insertProof(tx: Queries, made: NewProof, { secrets }: Opening): Promise<void> {
  const { content, address, token, ...row } = made
  await tx.insert(proofs).values({
    ...row,
    kind: content.kind,
    addressHash: hashToken(address),
    addressSealed: secrets.seal(address, SEALED.address),
    contentSealed: secrets.seal(JSON.stringify(content), SEALED.content),
    tokenSealed: secrets.seal(token, SEALED.token),
  })
}

/** The same proof, signed by another key. */
export async function sealAnew(
  tx: Queries,
  id: string,
  { token, keyId }: { token: string; keyId: string },
  { secrets }: Opening,
): Promise<void> {
  const tokenSealed = secrets.seal(token, SEALED.token)
  await tx.update(proofs).set({ tokenSealed, keyId }).where(eq(proofs.id, id))
}

const own = (userId: string, id?: string) =>
  and(
    eq(proofs.userId, userId),
    id === undefined ? undefined : eq(proofs.id, id),
    ownerIsPresent(proofs.userId),
  )

/** Alone in its select, a column of the builder would be taken for one of `proof_looks`. */
const looks = {
  lookCount: sql<number>`(select count(*)::int from proof_looks l where l.proof_id = proofs.id)`,
  lastLookAt: sql<Date | null>`(select max(l.at) from proof_looks l where l.proof_id = proofs.id)`.mapWith(
    proofs.madeAt,
  ),
}

const columns = {
  id: proofs.id,
  contentSealed: proofs.contentSealed,
  addressSealed: proofs.addressSealed,
  madeAt: proofs.madeAt,
  expiresAt: proofs.expiresAt,
  takenBackAt: proofs.takenBackAt,
  ...looks,
}

export type OwnProofRow = Awaited<ReturnType<typeof proofsOf>>[number]

/** The newest first. */
export const proofsOf = (db: Queries, userId: string) =>
  db.select(columns).from(proofs).where(own(userId)).orderBy(desc(proofs.madeAt), desc(proofs.id))

export async function findOwnProof(db: Queries, userId: string, id: string): Promise<OwnProofRow | null> {
  const [found] = await db.select(columns).from(proofs).where(own(userId, id))
  return found ?? null
}

export async function countRunning(db: Queries, userId: string, now: Date): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(proofs)
    .where(and(own(userId), isNull(proofs.takenBackAt), gt(proofs.expiresAt, now)))
  return counted!.count
}

/** Ends a running proof; null when it was not running any more. */
export async function endProof(
  tx: Queries,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<{ list: number; place: number } | null> {
  const [ended] = await tx
    .update(proofs)
    .set({ takenBackAt: now, tokenSealed: null })
    .where(and(own(userId, id), isNull(proofs.takenBackAt), gt(proofs.expiresAt, now)))
    .returning({ list: proofs.list, place: proofs.place })
  return ended ?? null
}
