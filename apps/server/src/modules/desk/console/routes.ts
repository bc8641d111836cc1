import type { Handle } from '../../../platform/http/handle.ts'
import { finishRequest, takeRequest } from '../core/handle-request.ts'
import { listApplications, openApplicationFile } from './applications.ts'
import { listMoreRequests } from './more-requests.ts'
import { listSurveys, sendSurvey } from './surveys.ts'

/** The agents' desk: wishes for more offers, applications from outside, surveys (BIZ-4). */
export function deskRoutes(handle: Handle): void {
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
