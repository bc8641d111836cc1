import { atKst, kstDay } from '@coffeeattack/domain/kst'
import { coffeechatTimes } from '../apps/server/src/platform/db/schema/coffeechats.ts'
import { acceptOffer } from '../apps/server/src/modules/offers/candidate/accept-offer.ts'
import { service } from './database.ts'
import { addOffer, type Person } from './world.ts'

/** Coffee chats inserted into the running service, and times that the company proposes. */

export async function addCoffeechat(person: Person, given?: Parameters<typeof addOffer>[1]): Promise<string> {
  const offerId = await addOffer(person, given)
  const { coffeechatId } = await acceptOffer({ userId: person.userId, offerId }, await service())
  return coffeechatId
}

/** An hour of a Seoul day from today on. */
export const inDays = (days: number, hour: number, minute = 0) =>
  atKst(kstDay(new Date()) + days, hour, minute)

/** Proposes times for a coffee chat without any. */
export async function companyProposes(coffeechatId: string, starts: readonly Date[]): Promise<void> {
  const { db, ids, clock } = await service()
  const proposed = { coffeechatId, minutes: 30, proposedBy: 'company', proposedAt: clock() } as const
  await db.drizzle
    .insert(coffeechatTimes)
    .values(starts.map((startsAt) => ({ ...proposed, id: ids.next(), startsAt })))
}
