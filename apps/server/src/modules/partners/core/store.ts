import { REFERRAL_KEPT_DAYS } from '@coffeeattack/domain/campaigns/referral'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { steps, isEnabled } from './sql.ts'

type Visit = { visitId: string; code: string; now: Date }

/** Records a visit by a partner's link (PUB-8), with the id of the visit. An unknown code records nothing. */
export async function recordReferral(tx: Queries, { visitId, code, now }: Visit): Promise<void> {
  await tx.$client.query(
    `insert into referrals (id, partner_id, visited_at)
     select $1, id, $3 from partners where code = $2 and ${isEnabled('partners')}`,
    [visitId, code, now],
  )
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
  const held = await tx.$client.query(
    `select from users where id = $1 and ${hasNotLeft('users')} for no key update`,
    [userId],
  )
  if (held.rowCount === 0) return
  await tx.$client.query(
    `update referrals set user_id = u.id
     from users u
     where referrals.id = $1 and u.id = $2
       and referrals.user_id is null and referrals.registered_at is null
       and referrals.visited_at > $3::timestamptz - make_interval(days => ${REFERRAL_KEPT_DAYS})
       and u.created_at >= referrals.visited_at
       and not exists (select from referrals other where other.user_id = u.id)`,
    [visitId, userId, now],
  )
}

/** Before a person leaves: keeps how far they went, as a count without a person. */
export async function keepReferral(tx: Queries, userId: string, now: Date): Promise<void> {
  const { registered, verified, matched } = steps('referrals', 'u')
  await tx.$client.query(
    `update referrals set
       registered_at = case when ${registered} then coalesce(referrals.registered_at, $2::timestamptz) end,
       verified_at = case when ${verified} then coalesce(referrals.verified_at, $2::timestamptz) end,
       matched_at = case when ${matched} then coalesce(referrals.matched_at, $2::timestamptz) end
     from users u where u.id = $1 and referrals.user_id = u.id`,
    [userId, now],
  )
}
