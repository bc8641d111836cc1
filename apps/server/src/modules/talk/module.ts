import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { deletePost, listPosts, reportPost, writePost } from './candidate/posts.ts'
import { listReported, moderate } from './console/reported.ts'

/** The anonymous talk under the ranking (ROUTE-11): everybody reads, verified people write. */
function candidateCalls(handle: Handle): void {
  handle('GET /talk/posts', ({ query, caller }, deps) => listPosts(query, caller?.userId ?? null, deps))
  handle('POST /talk/posts', ({ body, caller }, deps) => writePost(body, caller.userId, deps))
  handle('DELETE /talk/posts/:id', ({ params, caller }, deps) => deletePost(params.id, caller.userId, deps))
  handle('POST /talk/posts/:id/report', ({ params, body, caller }, deps) =>
    reportPost({ postId: params.id, reason: body.reason }, caller.userId, deps),
  )
}

/** The moderation of the anonymous talk (ROUTE-11). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/talk', ({ query }, deps) => listReported(query, deps))
  handle('POST /console/talk/:id/hide', ({ params, body, caller }, deps) =>
    moderate({ postId: params.id, action: 'hide', reason: body.reason }, caller, deps),
  )
  handle('POST /console/talk/:id/restore', ({ params, body, caller }, deps) =>
    moderate({ postId: params.id, action: 'restore', reason: body.reason }, caller, deps),
  )
}

export const talkModule: Module = {
  calls: [candidateCalls, consoleCalls],
  jobs: [],
}
