import type { Side } from '@coffeeattack/domain/coffeechats/times'
import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import type { SigningState } from '@coffeeattack/domain/pacts/state'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../../../platform/db/queries.ts'
import { pactSignatures, pactSigners } from '../../../../platform/db/schema/pacts.ts'

/** A request to sign with whose it is. */
export type AskedRow = {
  id: string
  pactId: string
  version: number
  side: Side
  operatorId: string | null
  receiptId: string | null
  askSealed: string
  rawSealed: string | null
  askedAt: Date
  expiresAt: Date
  /** Null once the person has left. */
  candidateId: string | null
  companyId: string
}

export async function addAsked(
  tx: Queries,
  row: Omit<typeof pactSignatures.$inferInsert, 'state'>,
): Promise<void> {
  await tx.insert(pactSignatures).values({ ...row, state: 'ASKED' })
}

const isAsked = (id: string) => and(eq(pactSignatures.id, id), eq(pactSignatures.state, 'ASKED'))

/** False when the request was void before the institution had answered: then nobody looks at it. */
export async function saveReceipt(db: Queries, id: string, receiptId: string): Promise<boolean> {
  const { rowCount } = await db
    .update(pactSignatures)
    .set({ receiptId })
    .where(and(isAsked(id), isNull(pactSignatures.receiptId)))
  return rowCount === 1
}

type End = { state: Exclude<SigningState, 'ASKED' | 'SIGNED'> | 'VOID'; problem: Situation | null; now: Date }

export async function endAsked(db: Queries, id: string, { state, problem, now }: End): Promise<void> {
  await db.update(pactSignatures).set({ state, problem, endedAt: now }).where(isAsked(id))
}

/** Written whatever became of the request meanwhile: what was handed out is never thrown away. */
export async function keepRaw(db: Queries, id: string, rawSealed: string): Promise<void> {
  await db.update(pactSignatures).set({ rawSealed }).where(eq(pactSignatures.id, id))
}

type Signed = { ciHash: string; nameSealed: string; signedAt: Date }

export async function markSigned(tx: Queries, id: string, signed: Signed): Promise<boolean> {
  const { rowCount } = await tx
    .update(pactSignatures)
    .set({ ...signed, state: 'SIGNED' })
    .where(isAsked(id))
  return rowCount === 1
}

const ASKED = `s.id, s.pact_id as "pactId", s.version, s.side, s.operator_id as "operatorId", s.receipt_id as "receiptId",
  s.ask_sealed as "askSealed", s.raw_sealed as "rawSealed", s.asked_at as "askedAt", s.expires_at as "expiresAt",
  p.candidate_id as "candidateId", p.company_id as "companyId"`

/** Those of the pact, or all, that still lie on a phone. */
export async function askedOf(db: Queries, pactId: string | null, limit: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from pact_signatures where state = 'ASKED' and ($1::uuid is null or pact_id = $1) order by asked_at limit $2`,
    [pactId, limit],
  )
  return rows.map(({ id }) => id)
}

/** Holds the request for one look, so that of two processes one fetches the value. Null when it is over or held. SQL text: it joins. */
export async function holdForLook(db: Queries, id: string, { now, until }: { now: Date; until: Date }) {
  const { rows } = await db.$client.query<AskedRow>(
    `update pact_signatures s set looked_until = $3 from pacts p
     where s.id = $1 and p.id = s.pact_id and s.state = 'ASKED' and (s.looked_until is null or s.looked_until <= $2)
     returning ${ASKED}`,
    [id, now, until],
  )
  return rows[0] ?? null
}

export async function letGo(db: Queries, id: string): Promise<void> {
  await db.update(pactSignatures).set({ lookedUntil: null }).where(eq(pactSignatures.id, id))
}

/** The hashes of what signed before: in the name of this signer, and on the other side of this version. */
export async function hashesBefore(
  tx: Queries,
  { pactId, version, side, candidateId, operatorId }: AskedRow,
): Promise<{ own: string[]; others: string[] }> {
  const { rows } = await tx.$client.query<{ hash: string; isOwn: boolean }>(
    `select s.ci_hash as hash, case when $3 = 'company' then s.operator_id = $5 else s.side = 'candidate' and p.candidate_id = $4 end
       as "isOwn"
     from pact_signatures s join pacts p on p.id = s.pact_id
     where s.ci_hash is not null
       and ((s.pact_id = $1 and s.version = $2 and s.side <> $3 and s.state = 'SIGNED')
         or ($3 = 'company' and s.operator_id = $5) or ($3 = 'candidate' and s.side = 'candidate' and p.candidate_id = $4))`,
    [pactId, version, side, candidateId, operatorId],
  )
  const of = (own: boolean) => rows.filter(({ isOwn }) => isOwn === own).map(({ hash }) => hash)
  return { own: of(true), others: of(false) }
}

export async function contactOf(db: Queries, operatorId: string): Promise<string | null> {
  const [row] = await db
    .select({ contactSealed: pactSigners.contactSealed })
    .from(pactSigners)
    .where(eq(pactSigners.operatorId, operatorId))
  return row?.contactSealed ?? null
}

/** Kept once the institution has confirmed it by a signature. */
export async function keepContact(tx: Queries, operatorId: string, contactSealed: string): Promise<void> {
  await tx.update(pactSigners).set({ contactSealed }).where(eq(pactSigners.operatorId, operatorId))
}
