import { atKst, kstDay } from '@coffeeattack/domain/kst'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { coffeechats, coffeechatTimes } from '../apps/server/src/db/schema/coffeechats.ts'
import { acceptOffer } from '../apps/server/src/features/offers/accept-offer.ts'
import { service } from './database.ts'
import { addOffer, type Person } from './world.ts'

/** Coffee chats put straight into the running service, and what the company's side does with them. */

export async function addCoffeechat(person: Person, given?: Parameters<typeof addOffer>[1]): Promise<string> {
  const offerId = await addOffer(person, given)
  const { coffeechatId } = await acceptOffer({ userId: person.userId, offerId }, await service())
  return coffeechatId
}

/** An hour of a Seoul day from today on. */
export const inDays = (days: number, hour: number, minute = 0) =>
  atKst(kstDay(new Date()) + days, hour, minute)

const standing = (coffeechatId: string) =>
  and(eq(coffeechatTimes.coffeechatId, coffeechatId), isNull(coffeechatTimes.withdrawnAt))

export async function companyProposes(coffeechatId: string, starts: readonly Date[]): Promise<string[]> {
  const { db, ids, clock } = await service()
  const now = clock()
  const times = starts.map((startsAt) => ({ id: ids.next(), startsAt }))
  await db.drizzle.update(coffeechatTimes).set({ withdrawnAt: now }).where(standing(coffeechatId))
  await db.drizzle.insert(coffeechatTimes).values(
    times.map((time) => ({
      ...time,
      coffeechatId,
      minutes: 30,
      proposedBy: 'company' as const,
      proposedAt: now,
    })),
  )
  return times.map(({ id }) => id)
}

/** The company takes the first of the times on the table. */
export async function companyConfirms(coffeechatId: string): Promise<void> {
  const { db, clock } = await service()
  const [first] = await db.drizzle
    .select({ id: coffeechatTimes.id })
    .from(coffeechatTimes)
    .where(standing(coffeechatId))
    .orderBy(coffeechatTimes.startsAt)
    .limit(1)
  const now = clock()
  const others = and(standing(coffeechatId), ne(coffeechatTimes.id, first!.id))
  await db.drizzle.update(coffeechatTimes).set({ withdrawnAt: now }).where(others)
  await db.drizzle.update(coffeechatTimes).set({ confirmedAt: now }).where(eq(coffeechatTimes.id, first!.id))
}

export async function companyCancels(coffeechatId: string): Promise<void> {
  const { db, clock } = await service()
  await db.drizzle.update(coffeechats).set({ cancelledAt: clock() }).where(eq(coffeechats.id, coffeechatId))
}
