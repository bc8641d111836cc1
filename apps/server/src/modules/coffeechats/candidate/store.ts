import type { CoffeechatQuestion } from '@coffeeattack/domain/coffeechats/questions'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions, coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { hasNotLeft, userHasNotLeft } from '../../accounts/core/sql.ts'
import { type Disclosable, PERSON } from '../core/store.ts'

/** The person's own, as long as they are here. */
const isOwn = (userId: string) => and(eq(coffeechats.candidateId, userId), userHasNotLeft)

export async function isOwnChat(db: Queries, userId: string, coffeechatId: string): Promise<boolean> {
  const found = await db
    .select({ id: coffeechats.id })
    .from(coffeechats)
    .innerJoin(users, eq(users.id, coffeechats.candidateId))
    .where(and(eq(coffeechats.id, coffeechatId), isOwn(userId)))
  return found.length > 0
}

/** The caller's coffee chat to which one of the questions belongs. */
export async function findChatAsking(db: Queries, userId: string, questionIds: readonly string[]) {
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

/** The newest job that has not ended; its company is blocked automatically (OFR-13). */
const EMPLOYER = `(select job.company from careers job where job.user_id = u.id and job.ended_on is null
  order by job.started_on desc limit 1)`

/** What the person can disclose and where they work; null once they have left. */
export async function findDisclosable(db: Queries, userId: string) {
  const { rows } = await db.$client.query<{ person: Disclosable; employer: string | null }>({
    name: 'disclosable',
    text: `select ${PERSON} as person, ${EMPLOYER} as employer from users u where u.id = $1 and ${hasNotLeft('u')}`,
    values: [userId],
  })
  return rows[0] ?? null
}
