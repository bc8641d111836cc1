import type { CoffeechatQuestion } from '@coffeeattack/domain/coffeechat/questions'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions } from '../../../platform/db/schema/coffeechats.ts'

export async function questionsOf(db: Queries, coffeechatId: string): Promise<CoffeechatQuestion[]> {
  const rows = await db
    .select()
    .from(coffeechatQuestions)
    .where(eq(coffeechatQuestions.coffeechatId, coffeechatId))
    .orderBy(asc(coffeechatQuestions.position))
  return rows.map(({ id, question, answer }) => ({ id, question, answer: answer || null }))
}
