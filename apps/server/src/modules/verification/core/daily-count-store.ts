import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { verificationDays } from '../../../platform/db/schema/verification.ts'

const t = verificationDays

type Request = { phoneHash: string; now: Date; limit: number }

/** One more request of this phone on this Seoul day; false when the day's requests are used up. */
export async function countRequest(tx: Queries, { phoneHash, now, limit }: Request): Promise<boolean> {
  const counted = await tx
    .insert(t)
    .values({ phoneHash, day: formatDay(kstDay(now)), count: 1 })
    .onConflictDoUpdate({
      target: [t.phoneHash, t.day],
      set: { count: sql`${t.count} + 1` },
      setWhere: lt(t.count, limit),
    })
    .returning({ count: t.count })
  return counted.length === 1
}
