import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { isOwnLink, previewLink } from './public/preview-link.ts'
import { newestPosts } from './public/store.ts'
import { advanceVisit, recordVisit } from './public/visits.ts'

function visitCalls(handle: Handle): void {
  handle('POST /users/utm', ({ body, from }, deps) => recordVisit(body, from, deps))
  handle('PATCH /users/utm', ({ body, caller }, deps) =>
    advanceVisit({ id: body.id, status: body.status, userId: caller?.userId ?? null }, deps),
  )
}

function linkCalls(handle: Handle): void {
  handle('GET /links/:token', ({ params }, deps) => previewLink(params.token, deps))
  handle('GET /users/links/:token', ({ params, caller }, deps) =>
    isOwnLink(params.token, caller.userId, deps),
  )
}

function blogCalls(handle: Handle): void {
  handle('GET /v3/users/forums/blog', async (_, { db, clock }) => ({
    items: (await newestPosts(db.drizzle, clock())).map(({ publishedAt, ...post }) => ({
      ...post,
      publishedAt: publishedAt.toISOString(),
    })),
  }))
}

/** How people come to us: recommended visits, personal short links, the blog’s newest posts. */
export const campaignsModule: Module = {
  calls: [visitCalls, linkCalls, blogCalls],
  jobs: [],
}
