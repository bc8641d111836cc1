import type { Handle } from '../../../platform/http/handle.ts'
import { newestPosts } from './blog-store.ts'

export function blogRoutes(handle: Handle): void {
  handle('GET /v3/users/forums/blog', async (_, { db, clock }) => ({
    items: (await newestPosts(db.drizzle, clock())).map(({ publishedAt, ...post }) => ({
      ...post,
      publishedAt: publishedAt.toISOString(),
    })),
  }))
}
