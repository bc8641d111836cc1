import type { Handle } from '../../platform/http/handle.ts'
import { finishRequest, takeRequest } from './core/handle-request.ts'
import { answerInquiry } from './console/answer-inquiry.ts'
import { ask } from './candidate/ask.ts'
import { listInquiries, showInquiry } from './console/show-inquiries.ts'

/** What people ask us, and our agents' answers. */
export function inquiryRoutes(handle: Handle): void {
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
