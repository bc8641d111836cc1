import { Card } from '@coffeeattack/ui/Card'
import { useQuery } from '@tanstack/react-query'
import { BlogList } from '../insight/ranking/BlogList.tsx'
import { blogQuery } from './queries.ts'

const SHOWN = 4

/** What to read next; whoever came to talk does not miss it when it cannot be loaded. */
export function BlogCard() {
  const posts = useQuery(blogQuery).data?.items.slice(0, SHOWN)
  if (!posts || posts.length === 0) return null
  return (
    <Card aria-labelledby="blog" className="pb-2">
      <h2 id="blog" className="text-h3">
        더 읽을거리
      </h2>
      <BlogList posts={posts} className="mt-1" />
    </Card>
  )
}
