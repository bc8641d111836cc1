import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { partnerPasswordLinks, partners, referrals } from '../../../platform/db/schema/partners.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { counted, steps } from '../core/sql.ts'

const { registered, matched } = steps('referrals', 'users')
const row = {
  id: partners.id,
  name: partners.name,
  email: partners.email,
  code: partners.code,
  createdAt: partners.createdAt,
  disabledAt: partners.disabledAt,
  visited: sql<number>`count(${referrals.id})::int`,
  registered: sql<number>`${sql.raw(counted(registered))}`,
  matched: sql<number>`${sql.raw(counted(matched))}`,
}

const rows = (db: Queries) =>
  db
    .select(row)
    .from(partners)
    .leftJoin(referrals, eq(referrals.partnerId, partners.id))
    .leftJoin(users, eq(users.id, referrals.userId))
    .groupBy(partners.id)

export async function allPartners(db: Queries) {
  return rows(db).orderBy(desc(partners.createdAt), desc(partners.id))
}

export async function findPartner(db: Queries, id: string) {
  const [found] = await rows(db).having(eq(partners.id, id))
  return found ?? null
}

/** False if the e-mail or the code is taken. */
export async function insertPartner(tx: Queries, given: typeof partners.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(partners).values(given).onConflictDoNothing()
  return rowCount === 1
}

export async function takenField(db: Queries, { email, code }: { email: string; code: string }) {
  const found = await db
    .select({ email: partners.email })
    .from(partners)
    .where(sql`${partners.email} = ${email} or ${partners.code} = ${code}`)
  return found.some((other) => other.email === email) ? 'email' : 'code'
}

export async function setPartnerDisabled(tx: Queries, id: string, disabledAt: Date | null): Promise<boolean> {
  const { rowCount } = await tx.update(partners).set({ disabledAt }).where(eq(partners.id, id))
  return rowCount === 1
}

/** Only the newest link works. */
export async function endOpenLinks(tx: Queries, partnerId: string, now: Date): Promise<void> {
  const { usedAt, expiresAt } = partnerPasswordLinks
  await tx
    .update(partnerPasswordLinks)
    .set({ expiresAt: now })
    .where(and(eq(partnerPasswordLinks.partnerId, partnerId), isNull(usedAt), gt(expiresAt, now)))
}

export async function insertLink(tx: Queries, given: typeof partnerPasswordLinks.$inferInsert) {
  await tx.insert(partnerPasswordLinks).values(given)
}
