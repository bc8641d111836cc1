import {
  mergeAnswers,
  type SurveyAnswer,
  type SurveyCode,
  surveyQuestions,
} from '@coffeeattack/domain/desk/survey'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { answersOf, saveAnswers, takeBack } from './store.ts'

/** A path that names the person; nobody else's survey is found there. */
export type SurveyQuery = { userId: string; callerId: string; codes?: readonly SurveyCode[] | undefined }

export function showQuestions(query: SurveyQuery) {
  refuseOthers(query)
  return {
    questions: asAsked(query, surveyQuestions).map(({ choices, ...question }) => ({
      ...question,
      choices: [...choices],
    })),
  }
}

export async function showAnswers(query: SurveyQuery, { db }: ApiDeps) {
  refuseOthers(query)
  const answers = mergeAnswers(await answersOf(db.drizzle, query.userId), [])
  return { userSurveyItems: asAsked(query, answers) }
}

/** Answers what was asked and leaves the other answers alone (MSG-3). An empty answer takes its answer back. */
export async function answerSurvey(
  query: SurveyQuery,
  given: readonly SurveyAnswer[],
  { db, clock }: ApiDeps,
) {
  refuseOthers(query)
  const { userId } = query
  const patch = given.map(({ surveyCode, answer }) => ({ surveyCode, answer: answer.trim() }))
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    const userSurveyItems = mergeAnswers(await answersOf(tx, userId), patch)
    const sent = new Set(patch.map(({ surveyCode }) => surveyCode))
    const answered = userSurveyItems.filter(({ surveyCode }) => sent.delete(surveyCode))
    await saveAnswers(tx, userId, answered, clock())
    await takeBack(tx, userId, [...sent])
    return { userSurveyItems }
  })
}

function refuseOthers({ userId, callerId }: SurveyQuery): void {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
}

function asAsked<Item extends { surveyCode: SurveyCode }>(
  { codes }: SurveyQuery,
  items: readonly Item[],
): Item[] {
  return items.filter(({ surveyCode }) => codes === undefined || codes.includes(surveyCode))
}
