import { surveyCodes, type SurveyAnswer, type SurveyCode } from '@coffeeattack/domain/surveys/survey'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { surveyAnswers } from '../../../platform/db/schema/surveys.ts'

export type Answered = { items: SurveyAnswer[]; at: Date }

/** What each of the people answered, in the order of the questions, and when they last did. */
export async function surveyAnswersOf(
  db: Queries,
  userIds: readonly string[],
): Promise<Map<string, Answered>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(surveyAnswers)
    .where(inArray(surveyAnswers.userId, [...userIds]))
    .orderBy(surveyAnswers.code)
  const answered = new Map<string, Answered>()
  for (const { userId, code, answer, answeredAt } of rows) {
    if (!isCode(code)) continue
    const known = answered.get(userId) ?? { items: [], at: answeredAt }
    known.items.push({ surveyCode: code, answer })
    if (answeredAt > known.at) known.at = answeredAt
    answered.set(userId, known)
  }
  return answered
}

const isCode = (code: string): code is SurveyCode => (surveyCodes as readonly string[]).includes(code)
