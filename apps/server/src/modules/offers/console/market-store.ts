import { parseDay } from '@coffeeattack/domain/kst'
import type { AnswerTally } from '@coffeeattack/domain/offers/market-answers'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { marketAnswers, marketHopes } from '../../../platform/db/schema/offer-help.ts'
import { users } from '../../../platform/db/schema/users.ts'

/** What somebody does, and for how long, as the figures are drawn up. Whoever has not said it stands in no circle. */
export async function jobOf(db: Queries, id: string) {
  const [found] = await db.select(job).from(users).where(eq(users.id, id))
  return {
    jobLabel: found?.jobLabel ?? '',
    jobSubLabel: found?.jobSubLabel ?? '',
    months: found?.months ?? 0,
  }
}

const job = { jobLabel: users.jobLabel, jobSubLabel: users.jobSubLabel, months: users.careerMonths }

/** The figure of a circle, and the Seoul day on which it was drawn. */
export async function hopesOf(db: Queries, circle: { jobSubLabel: string; years: number }) {
  const [drawn] = await db
    .select()
    .from(marketHopes)
    .where(and(eq(marketHopes.jobSubLabel, circle.jobSubLabel), eq(marketHopes.years, circle.years)))
  if (!drawn) return null
  const { people, low, middle, high, onDay } = drawn
  return { hopes: { people, low, middle, high }, day: parseDay(onDay)! }
}

/** What may be seen of the answers, by band of raise. */
export async function answersOfJob(db: Queries, jobLabel: string): Promise<Map<number, AnswerTally['told']>> {
  const rows = await db
    .select({ band: marketAnswers.raiseBand, told: marketAnswers.told })
    .from(marketAnswers)
    .where(eq(marketAnswers.jobLabel, jobLabel))
  return new Map(rows.map(({ band, told }) => [band, told]))
}
