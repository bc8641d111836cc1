import type { DayOfFunnel } from '@coffeeattack/domain/campaigns/funnel'
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { partnerPasswordLinks, partners } from '../../../platform/db/schema/partners.ts'
import { counted, steps, isEnabled } from '../core/sql.ts'

const account = {
  id: partners.id,
  name: partners.name,
  email: partners.email,
  code: partners.code,
  passwordHash: partners.passwordHash,
}

/** Never finds a disabled partner. */
const where = (condition: SQL) => and(condition, asSql(isEnabled('partners')))

async function findOne(db: Queries, condition: SQL) {
  const [found] = await db.select(account).from(partners).where(where(condition))
  return found ?? null
}

export type Account = NonNullable<Awaited<ReturnType<typeof findOne>>>

export const accountByEmail = (db: Queries, email: string) => findOne(db, eq(partners.email, email))
export const accountById = (db: Queries, id: string) => findOne(db, eq(partners.id, id))

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(partnerPasswordLinks.tokenHash, tokenHash),
    isNull(partnerPasswordLinks.usedAt),
    gt(partnerPasswordLinks.expiresAt, now),
  )

/** The account of a valid link. */
export async function accountByLink(db: Queries, tokenHash: string, now: Date): Promise<Account | null> {
  const [found] = await db
    .select(account)
    .from(partnerPasswordLinks)
    .innerJoin(partners, eq(partners.id, partnerPasswordLinks.partnerId))
    .where(and(isOpen(tokenHash, now), asSql(isEnabled('partners'))))
  return found ?? null
}

/** Uses up a valid link. Of several requests at once only one succeeds. */
export async function takeLink(tx: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(partnerPasswordLinks)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
  return rowCount === 1
}

export async function setPasswordHash(tx: Queries, id: string, passwordHash: string): Promise<void> {
  await tx.update(partners).set({ passwordHash }).where(eq(partners.id, id))
}

/** False if the password changed since it was read. */
export async function savePassword(tx: Queries, id: string, from: string, to: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(partners)
    .set({ passwordHash: to })
    .where(and(eq(partners.id, id), eq(partners.passwordHash, from)))
  return rowCount === 1
}

/** Visits and steps by the day in Seoul. */
export async function funnelDays(db: Queries, partnerId: string, { begin, end }: { begin: Date; end: Date }) {
  const { registered, verified, matched } = steps('referrals', 'users')
  const { rows } = await db.$client.query<DayOfFunnel>(
    `select to_char(visited_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, count(*)::int as visited,
       ${counted(registered)} as registered, ${counted(verified)} as verified, ${counted(matched)} as matched
     from referrals left join users on users.id = referrals.user_id
     where partner_id = $1 and visited_at >= $2 and visited_at < $3
     group by 1`,
    [partnerId, begin, end],
  )
  return rows
}
