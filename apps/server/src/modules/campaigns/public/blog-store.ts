import { desc, lte } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { blogPosts } from '../../../platform/db/schema/campaign.ts'

const SHOWN = 20

/** What is published; a post can be written down before its day. */
export async function newestPosts(db: Queries, now: Date) {
  const { title, url, image, publishedAt } = blogPosts
  return db
    .select({ title, url, image, publishedAt })
    .from(blogPosts)
    .where(lte(publishedAt, now))
    .orderBy(desc(publishedAt))
    .limit(SHOWN)
}
