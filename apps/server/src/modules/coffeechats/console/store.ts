import { eq, inArray, max } from 'drizzle-orm'
import type { Ids } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions } from '../../../platform/db/schema/coffeechats.ts'

export async function removeQuestions(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(coffeechatQuestions).where(inArray(coffeechatQuestions.id, [...ids]))
}

/** Adds questions after the existing ones and returns their ids. */
export async function addQuestions(tx: Queries, coffeechatId: string, texts: readonly string[], ids: Ids) {
  if (texts.length === 0) return []
  const [last] = await tx
    .select({ position: max(coffeechatQuestions.position) })
    .from(coffeechatQuestions)
    .where(eq(coffeechatQuestions.coffeechatId, coffeechatId))
  const from = (last?.position ?? 0) + 1
  const rows = texts.map((question, place) => ({
    id: ids.next(),
    coffeechatId,
    position: from + place,
    question,
  }))
  await tx.insert(coffeechatQuestions).values(rows)
  return rows.map(({ id }) => id)
}
