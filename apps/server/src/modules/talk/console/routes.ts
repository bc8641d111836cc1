import type { Handle } from '../../../platform/http/handle.ts'
import { listReported } from './list-reported.ts'
import { moderate } from './moderate.ts'

/** Reported posts of the anonymous talk, for whoever looks after it (ROUTE-11). */
export function consoleTalkRoutes(handle: Handle): void {
  handle('GET /console/talk', ({ query }, deps) => listReported(query, deps))
  handle('POST /console/talk/:id/hide', ({ params, body, caller }, deps) =>
    moderate({ postId: params.id, action: 'hide', reason: body.reason }, caller, deps),
  )
  handle('POST /console/talk/:id/restore', ({ params, body, caller }, deps) =>
    moderate({ postId: params.id, action: 'restore', reason: body.reason }, caller, deps),
  )
}
