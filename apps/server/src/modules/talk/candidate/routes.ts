import type { Handle } from '../../../platform/http/handle.ts'
import { deletePost } from './delete-post.ts'
import { listPosts } from './list-posts.ts'
import { reportPost } from './report-post.ts'
import { writePost } from './write-post.ts'

/** The anonymous talk under the ranking (ROUTE-11): everybody reads, verified people write. */
export function talkRoutes(handle: Handle): void {
  handle('GET /talk/posts', ({ query, caller }, deps) => listPosts(query, caller?.userId ?? null, deps))
  handle('POST /talk/posts', ({ body, caller }, deps) => writePost(body, caller.userId, deps))
  handle('DELETE /talk/posts/:id', ({ params, caller }, deps) => deletePost(params.id, caller.userId, deps))
  handle('POST /talk/posts/:id/report', ({ params, body, caller }, deps) =>
    reportPost({ postId: params.id, reason: body.reason }, caller.userId, deps),
  )
}
