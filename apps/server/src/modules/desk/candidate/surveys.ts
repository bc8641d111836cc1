import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  mergeAnswers,
  surveyQuestions,
  type SurveyAnswer,
  type SurveyCode,
} from '@coffeeattack/domain/desk/survey'
import { lockAccount } from '../../accounts/core/store.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { answersOf, saveAnswers, takeBack } from './store.ts'

/** A path that names the person; nobody else's survey is found there. */
export type Asked = { userId: string; callerId: string; codes?: readonly SurveyCode[] | undefined }

export function showQuestions(asked: Asked) {
  refuseOthers(asked)
  return {
    questions: asAsked(asked, surveyQuestions).map(({ choices, ...question }) => ({
      ...question,
      choices: [...choices],
    })),
  }
}

export async function showAnswers(asked: Asked, { db }: ApiDeps) {
  refuseOthers(asked)
  const answers = mergeAnswers(await answersOf(db.drizzle, asked.userId), [])
  return { userSurveyItems: asAsked(asked, answers) }
}

/** Answers what was asked and leaves the other answers alone (MSG-3). An empty answer takes its answer back. */
export async function answerSurvey(asked: Asked, given: readonly SurveyAnswer[], { db, clock }: ApiDeps) {
  refuseOthers(asked)
  const { userId } = asked
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

function refuseOthers({ userId, callerId }: Asked): void {
  if (userId !== callerId) throw new Refusal('NOT_FOUND')
}

function asAsked<Item extends { surveyCode: SurveyCode }>({ codes }: Asked, items: readonly Item[]): Item[] {
  return items.filter(({ surveyCode }) => codes === undefined || codes.includes(surveyCode))
}
