import type { SurveyAnswer, SurveyCode } from '@coffeeattack/domain/desk/survey'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { agentApplications, surveyAnswers } from '../../../platform/db/schema/desk.ts'
import { ownerIsPresent } from '../../accounts/core/sql.ts'

export async function answersOf(db: Queries, userId: string): Promise<SurveyAnswer[]> {
  const found = await db
    .select({ code: surveyAnswers.code, answer: surveyAnswers.answer })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), ownerIsPresent(surveyAnswers.userId)))
  return found.map(({ code, answer }) => ({ surveyCode: code as SurveyCode, answer }))
}

export async function saveAnswers(tx: Queries, userId: string, answers: readonly SurveyAnswer[], now: Date) {
  if (answers.length === 0) return
  await tx
    .insert(surveyAnswers)
    .values(answers.map(({ surveyCode, answer }) => ({ userId, code: surveyCode, answer, answeredAt: now })))
    .onConflictDoUpdate({
      target: [surveyAnswers.userId, surveyAnswers.code],
      set: { answer: sql`excluded.answer`, answeredAt: now },
    })
}

export async function takeBack(tx: Queries, userId: string, codes: readonly SurveyCode[]): Promise<void> {
  if (codes.length === 0) return
  await tx
    .delete(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), inArray(surveyAnswers.code, [...codes])))
}

export async function insertApplication(tx: Queries, application: typeof agentApplications.$inferInsert) {
  await tx.insert(agentApplications).values(application)
}
