import type { Handle } from '../../../platform/http/handle.ts'
import { answerSurvey, showAnswers, showQuestions } from './surveys.ts'

export function surveyRoutes(handle: Handle): void {
  handle('GET /users/surveys/:id', ({ caller, params, query }) =>
    showQuestions({ userId: params.id, callerId: caller.userId, codes: query.surveyCodeItems }),
  )
  handle('GET /users/surveys/answer/:id', ({ caller, params, query }, deps) =>
    showAnswers({ userId: params.id, callerId: caller.userId, codes: query.surveyCodeItems }, deps),
  )
  handle('PATCH /users/surveys/:id', ({ caller, params, body }, deps) =>
    answerSurvey({ userId: params.id, callerId: caller.userId }, body.userSurveyItems, deps),
  )
}
