import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isVisible } from '@coffeeattack/domain/profile/attack-period'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findAccount } from './store.ts'

/** Who the person is to themselves, and whether companies see them now. */
export async function showMy(userId: string, { db, clock, secrets }: ApiDeps) {
  const account = await findAccount(db.drizzle, userId)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const { nameSealed, certifiedAt, activity } = account
  return {
    isActivate: isVisible(activity, clock()),
    name: nameSealed && secrets.open(nameSealed, 'users.name_sealed'),
    certified: certifiedAt !== null,
    expiredAt: activity.expiredAt?.toISOString() ?? null,
  }
}
