import type { Module } from '../../platform/module.ts'
import { sendAnswersJob } from './jobs/send-answers.ts'
import { forgetContactsJob } from './jobs/forget-contacts.ts'
import type { Handle } from '../../platform/http/handle.ts'
import { finishRequest, takeRequest } from './core/handle-request.ts'
import { listApplications, openApplicationFile, listMoreRequests } from './console/requests.ts'
import { listSurveys, sendSurvey } from './console/surveys.ts'
import { answerSurvey, showAnswers, showQuestions } from './candidate/surveys.ts'
import { answerInquiry, listInquiries, showInquiry } from './console/inquiries.ts'
import { ask } from './candidate/ask.ts'

/** What people ask us, and our agents' answers. */
function inquiryCalls(handle: Handle): void {
  handle('POST /users/ask', ({ body, caller }, deps) => ask(body, caller?.userId ?? null, deps))
  handle('GET /console/inquiries', ({ query }, deps) => listInquiries(query, deps))
  handle('GET /console/inquiries/:id', ({ params, caller }, deps) => showInquiry(params.id, caller, deps))
  handle('POST /console/inquiries/:id/take', ({ params, body, caller }, deps) =>
    takeRequest('inquiries', { id: params.id, from: body.from }, caller, deps),
  )
  handle('POST /console/inquiries/:id/answer', ({ params, body, caller }, deps) =>
    answerInquiry({ id: params.id, answer: body.message.trim() }, caller, deps),
  )
  handle('POST /console/inquiries/:id/close', ({ params, caller }, deps) =>
    finishRequest('inquiries', params.id, caller, deps),
  )
}

function surveyCalls(handle: Handle): void {
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

/** The agents' desk: wishes for more offers, applications from outside, surveys (BIZ-4). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/more-requests', ({ query }, deps) => listMoreRequests(query, deps))
  handle('POST /console/more-requests/:id/take', ({ params, body, caller }, deps) =>
    takeRequest('more_offer_requests', { id: params.id, from: body.from }, caller, deps),
  )
  handle('POST /console/more-requests/:id/done', ({ params, caller }, deps) =>
    finishRequest('more_offer_requests', params.id, caller, deps),
  )
  handle('GET /console/applications', ({ query, caller }, deps) => listApplications(query, caller, deps))
  handle('GET /console/applications/:id/files/:fileId', ({ params, caller }, deps) =>
    openApplicationFile(params, caller, deps),
  )
  handle('POST /console/applications/:id/take', ({ params, body, caller }, deps) =>
    takeRequest('agent_applications', { id: params.id, from: body.from }, caller, deps),
  )
  handle('POST /console/applications/:id/done', ({ params, caller }, deps) =>
    finishRequest('agent_applications', params.id, caller, deps),
  )
  handle('GET /console/surveys', ({ query, caller }, deps) => listSurveys(query, caller, deps))
  handle('POST /console/surveys', ({ body, caller }, deps) => sendSurvey(body, caller, deps))
}

export const deskModule: Module = {
  calls: [inquiryCalls, surveyCalls, consoleCalls],
  jobs: [sendAnswersJob, forgetContactsJob],
}
