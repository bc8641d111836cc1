import { BlogList } from './BlogList.tsx'
import { anyLetters } from './any-letters.ts'
import type { BlogPost } from './find-ranking.server.ts'

/** What to read next. */
export function BlogPosts({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <section aria-labelledby="blog" className="border-t-[10px] border-canvas px-(--gut) py-9">
      <h2 id="blog" className="text-h2">
        더 읽을거리
      </h2>
      <BlogList posts={posts} className={`mt-2 ${anyLetters}`} />
    </section>
  )
}
