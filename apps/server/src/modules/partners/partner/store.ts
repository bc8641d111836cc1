import type { DayOfFunnel } from '@coffeeattack/domain/campaigns/funnel'
import { and, eq, type SQL } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { partners } from '../../../platform/db/schema/partners.ts'
import { counted, steps, takesPart } from '../core/sql.ts'

const account = {
  id: partners.id,
  name: partners.name,
  email: partners.email,
  code: partners.code,
  passwordHash: partners.passwordHash,
}

/** A partner who was closed out is not found, by whatever they are looked for. */
const where = (condition: SQL) => and(condition, asSql(takesPart('partners')))

async function findOne(db: Queries, condition: SQL) {
  const [found] = await db.select(account).from(partners).where(where(condition))
  return found ?? null
}

export type Account = NonNullable<Awaited<ReturnType<typeof findOne>>>

export const accountByEmail = (db: Queries, email: string) => findOne(db, eq(partners.email, email))
export const accountById = (db: Queries, id: string) => findOne(db, eq(partners.id, id))
export const accountByCode = (db: Queries, code: string) => findOne(db, eq(partners.code, code))

/** False when the password was changed by somebody else since it was read. */
export async function savePassword(tx: Queries, id: string, from: string, to: string): Promise<boolean> {
  const saved = await tx
    .update(partners)
    .set({ passwordHash: to })
    .where(and(eq(partners.id, id), eq(partners.passwordHash, from)))
    .returning({ id: partners.id })
  return saved.length === 1
}

/** Visits by Seoul's day, and how many of them went on. */
export async function funnelDays(
  db: Queries,
  partnerId: string,
  { begin, end }: { begin: Date; end: Date },
): Promise<DayOfFunnel[]> {
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
