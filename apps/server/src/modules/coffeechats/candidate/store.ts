import type { CoffeechatQuestion } from '@coffeeattack/domain/coffeechats/questions'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions, coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { isHere } from '../../accounts/core/sql.ts'

/** The person's own, as long as they are here. */
const isOwn = (userId: string) => and(eq(coffeechats.candidateId, userId), isHere)

export async function isOwnChat(db: Queries, userId: string, coffeechatId: string): Promise<boolean> {
  const found = await db
    .select({ id: coffeechats.id })
    .from(coffeechats)
    .innerJoin(users, eq(users.id, coffeechats.candidateId))
    .where(and(eq(coffeechats.id, coffeechatId), isOwn(userId)))
  return found.length > 0
}

/** The coffee chat of the caller's that one of the questions belongs to. */
export async function findChatAsking(
  db: Queries,
  userId: string,
  questionIds: readonly string[],
): Promise<string | null> {
  const [found] = await db
    .select({ id: coffeechats.id })
    .from(coffeechatQuestions)
    .innerJoin(coffeechats, eq(coffeechats.id, coffeechatQuestions.coffeechatId))
    .innerJoin(users, eq(users.id, coffeechats.candidateId))
    .where(and(inArray(coffeechatQuestions.id, [...questionIds]), isOwn(userId)))
    .limit(1)
  return found?.id ?? null
}

export async function saveAnswer(
  tx: Queries,
  { id, answer }: Pick<CoffeechatQuestion, 'id' | 'answer'>,
  now: Date,
): Promise<void> {
  await tx
    .update(coffeechatQuestions)
    .set({ answer: answer ?? '', answeredAt: answer === null ? null : now })
    .where(eq(coffeechatQuestions.id, id))
}
