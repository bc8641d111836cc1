import { REFERRAL_KEPT_DAYS } from '@coffeeattack/domain/campaigns/referral'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { partners, referrals } from '../../../platform/db/schema/partners.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isPresent } from '../../accounts/core/sql.ts'
import { steps, isEnabled } from './sql.ts'

/** The partner with this code, unless disabled. */
export async function findPartner(db: Queries, code: string) {
  const [found] = await db
    .select({ id: partners.id, name: partners.name })
    .from(partners)
    .where(and(eq(partners.code, code), asSql(isEnabled('partners'))))
  return found ?? null
}

type Visit = { visitId: string; code: string; now: Date }

/** Records a visit by a partner's link (PUB-8), with the id of the visit. An unknown code records nothing. */
export async function recordReferral(tx: Queries, { visitId, code, now }: Visit): Promise<void> {
  const partner = await findPartner(tx, code)
  if (partner) await tx.insert(referrals).values({ id: visitId, partnerId: partner.id, visitedAt: now })
}

/**
 * Links a visit to the person who made it. A person counts once, for one partner, and only if they signed up after the visit.
 * Steps are derived from what the person did, so it does not matter whether the visit or a step is recorded first.
 */
export async function claimReferral(
  tx: Queries,
  { visitId, userId, now }: { visitId: string; userId: string; now: Date },
): Promise<void> {
  // Two tabs of one person wait here for each other, so the second update sees the first.
  const [person] = await tx
    .select({ signedUpAt: users.createdAt })
    .from(users)
    .where(isPresent(userId))
    .for('no key update')
  if (!person) return
  await tx
    .update(referrals)
    .set({ userId })
    .where(
      and(
        eq(referrals.id, visitId),
        isNull(referrals.userId),
        isNull(referrals.registeredAt),
        gt(referrals.visitedAt, new Date(now.getTime() - REFERRAL_KEPT_DAYS * DAY_MS)),
        lte(referrals.visitedAt, person.signedUpAt),
        sql`not exists (select from referrals other where other.user_id = ${userId})`,
      ),
    )
}

/** Called before a person leaves: stores how far they went, as a count without a person. */
export async function keepReferral(tx: Queries, userId: string, now: Date): Promise<void> {
  const { registeredAt, verifiedAt, matchedAt } = referrals
  const { registered, verified, matched } = steps('referrals', 'users')
  const reached = (step: string, at: AnyPgColumn) =>
    sql`case when ${asSql(step)} then coalesce(${at}, ${now}::timestamptz) end`
  await tx
    .update(referrals)
    .set({
      registeredAt: reached(registered, registeredAt),
      verifiedAt: reached(verified, verifiedAt),
      matchedAt: reached(matched, matchedAt),
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(referrals.userId, users.id)))
}
