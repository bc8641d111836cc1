import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { invitations, operators } from '../../../platform/db/schema/operators.ts'

const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt))

const row = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  companyId: companies.id,
  companyName: companies.name,
  companyLogo: companies.logo,
  invitedBy: operators.name,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
}

const rows = (db: Queries) =>
  db
    .select(row)
    .from(invitations)
    .innerJoin(operators, eq(operators.id, invitations.invitedBy))
    .leftJoin(companies, eq(companies.id, invitations.companyId))

/** Invitations of one company, or all. */
export async function openInvitations(db: Queries, companyId: string | null) {
  const within = companyId === null ? undefined : eq(invitations.companyId, companyId)
  return rows(db).where(and(isOpen, within)).orderBy(desc(invitations.id)).limit(200)
}

export async function findInvitation(db: Queries, id: string) {
  const [found] = await rows(db).where(eq(invitations.id, id))
  return found ?? null
}

export async function findByToken(db: Queries, tokenHash: string, now: Date) {
  const [found] = await rows(db).where(
    and(eq(invitations.tokenHash, tokenHash), isOpen, gt(invitations.expiresAt, now)),
  )
  return found ?? null
}

export async function isUsed(db: Queries, tokenHash: string): Promise<boolean> {
  const used = and(eq(invitations.tokenHash, tokenHash), isNotNull(invitations.acceptedAt))
  return (await db.$count(invitations, used)) > 0
}

type Renewal = { id: string; companyId: string | null; seen: Date; tokenHash: string; expiresAt: Date }

/** A new link for an open invitation, in place of the one that the caller saw. False when it has changed since. */
export async function renewInvitation(
  tx: Queries,
  { id, companyId, seen, tokenHash, expiresAt }: Renewal,
): Promise<boolean> {
  const within = companyId === null ? undefined : eq(invitations.companyId, companyId)
  const { rowCount } = await tx
    .update(invitations)
    .set({ tokenHash, expiresAt })
    .where(and(eq(invitations.id, id), isOpen, within, eq(invitations.expiresAt, seen)))
  return rowCount === 1
}

/** Whether the caller could see it among the open ones. */
export async function isListed(tx: Queries, id: string, companyId: string | null): Promise<boolean> {
  const within = companyId === null ? undefined : eq(invitations.companyId, companyId)
  return (await tx.$count(invitations, and(eq(invitations.id, id), isOpen, within))) > 0
}

/** Deletes an expired invitation, so that the address can be invited again. */
export async function closeExpired(tx: Queries, email: string, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.email, email), isOpen, lte(invitations.expiresAt, now)))
}

/** False when the address already has an open invitation; of two concurrent ones one is kept. */
export async function insertInvitation(tx: Queries, given: typeof invitations.$inferInsert) {
  const { rowCount } = await tx.insert(invitations).values(given).onConflictDoNothing()
  return rowCount === 1
}

export async function revokeInvitation(tx: Queries, id: string, companyId: string | null, now: Date) {
  const within = companyId === null ? undefined : eq(invitations.companyId, companyId)
  const { rowCount } = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.id, id), isOpen, within))
  return rowCount === 1
}

export async function revokeInvitationsBy(tx: Queries, operatorId: string, now: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(and(eq(invitations.invitedBy, operatorId), isOpen))
}

/** Claims an open, unexpired invitation; only one caller succeeds. */
export async function takeInvitation(tx: Queries, tokenHash: string, now: Date) {
  const [taken] = await tx
    .update(invitations)
    .set({ acceptedAt: now })
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen, gt(invitations.expiresAt, now)))
    .returning({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      companyId: invitations.companyId,
    })
  return taken ?? null
}

export async function hasAccount(db: Queries, email: string): Promise<boolean> {
  return (await db.$count(operators, eq(operators.email, email))) > 0
}

/** False when the address has an account by now. */
export async function insertOperator(tx: Queries, given: typeof operators.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(operators).values(given).onConflictDoNothing()
  return rowCount === 1
}

export async function companyNamed(db: Queries, id: string): Promise<string | null> {
  const [found] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, id))
  return found?.name ?? null
}
