import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { applyToAgent } from './candidate/apply-to-agent.ts'
import { ask } from './candidate/ask.ts'
import { answerSurvey, showAnswers, showQuestions } from './candidate/surveys.ts'
import { listApplications, openApplicationFile } from './console/applications.ts'
import { askAsRecruiter } from './console/inquiries-ask.ts'
import { answerInquiry, listInquiries, showInquiry } from './console/inquiries.ts'
import { closeKeptWord } from './console/kept-words-finding.ts'
import { askCompany, replyToAgent, showAsked } from './console/kept-words-lines.ts'
import { listKeptWords, talkOfKeptWord } from './console/kept-words.ts'
import { finishRequest, takeRequest } from './console/requests.ts'
import { listSurveys, sendSurvey } from './console/surveys.ts'
import { listMoreRequests, openRoomOfWish, showMoreRequest } from './console/wishes.ts'
import { forgetContactsJob } from './jobs/forget-contacts.ts'
import { sendAnswersJob } from './jobs/send-answers.ts'

/** What people ask us, and our agents' answers. */
function inquiryCalls(handle: Handle): void {
  handle('POST /users/ask', ({ body, caller }, deps) => ask(body, caller?.userId ?? null, deps))
  handle('GET /console/inquiries', ({ query }, deps) => listInquiries('inquiries', query, deps))
  handle('GET /console/inquiries/:id', ({ params, caller }, deps) =>
    showInquiry('inquiries', params.id, caller, deps),
  )
  handle('POST /console/inquiries/:id/take', ({ params, body, caller }, deps) =>
    takeRequest('inquiries', { id: params.id, from: body.from }, caller, deps),
  )
  handle('POST /console/inquiries/:id/answer', ({ params, body, caller }, deps) =>
    answerInquiry('inquiries', { id: params.id, answer: body.message.trim() }, caller, deps),
  )
  handle('POST /console/inquiries/:id/close', ({ params, caller }, deps) =>
    finishRequest('inquiries', params.id, caller, deps),
  )
}

/** The same of companies (BIZ-4). */
function companyInquiryCalls(handle: Handle): void {
  handle('POST /console/ask', ({ body, caller }, deps) => askAsRecruiter(body, caller, deps))
  handle('GET /console/company-inquiries', ({ query }, deps) =>
    listInquiries('company_inquiries', query, deps),
  )
  handle('GET /console/company-inquiries/:id', ({ params, caller }, deps) =>
    showInquiry('company_inquiries', params.id, caller, deps),
  )
  handle('POST /console/company-inquiries/:id/take', ({ params, body, caller }, deps) =>
    takeRequest('company_inquiries', { id: params.id, from: body.from }, caller, deps),
  )
  handle('POST /console/company-inquiries/:id/answer', ({ params, body, caller }, deps) =>
    answerInquiry('company_inquiries', { id: params.id, answer: body.message.trim() }, caller, deps),
  )
  handle('POST /console/company-inquiries/:id/close', ({ params, caller }, deps) =>
    finishRequest('company_inquiries', params.id, caller, deps),
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

/** Files that a visitor hands to an agent. */
export function applicationCalls(handle: Handle): void {
  handle.withoutTransaction('POST /users/agent', ({ body }, deps) => applyToAgent(body, deps))
}

/** The agents' desk: wishes for more offers, applications from outside, surveys (BIZ-4). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/more-requests', ({ query, caller }, deps) => listMoreRequests(query, caller, deps))
  handle('GET /console/more-requests/:id', ({ params, caller }, deps) =>
    showMoreRequest(params.id, caller, deps),
  )
  handle('POST /console/more-requests/:id/room', ({ params, caller }, deps) =>
    openRoomOfWish(params.id, caller, deps),
  )
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

/** What two sides said differently, and who twice did not come (KEEP-3, KEEP-5). */
function keptWordCalls(handle: Handle): void {
  handle('GET /console/kept-words', ({ query, caller }, deps) => listKeptWords(query, caller, deps))
  handle('POST /console/kept-words/:id/take', ({ params, body, caller }, deps) =>
    takeRequest('kept_words', { id: params.id, from: body.from }, caller, deps),
  )
  handle('POST /console/kept-words/:id/talk', ({ params, body, caller }, deps) =>
    talkOfKeptWord({ id: params.id, message: body.message }, caller, deps),
  )
  handle('POST /console/kept-words/:id/ask-company', ({ params, body, caller }, deps) =>
    askCompany({ id: params.id, message: body.message }, caller, deps),
  )
  handle('POST /console/kept-words/:id/done', ({ params, body, caller }, deps) =>
    closeKeptWord({ id: params.id, finding: body.finding }, caller, deps),
  )
  handle('GET /console/coffeechats/:id/asked', ({ params, caller }, deps) =>
    showAsked(params.id, caller, deps),
  )
  handle('POST /console/kept-words/:id/reply', ({ params, body, caller }, deps) =>
    replyToAgent({ id: params.id, message: body.message }, caller, deps),
  )
}

export const deskModule: Module = {
  calls: [inquiryCalls, companyInquiryCalls, surveyCalls, applicationCalls, consoleCalls, keptWordCalls],
  jobs: [sendAnswersJob, forgetContactsJob],
}
