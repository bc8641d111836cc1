import { paths } from '../../paths.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { BlogPosts } from './BlogPosts.tsx'
import type { RankingPageData } from './find-ranking.server.ts'
import { JobRanking } from './JobRanking.tsx'
import { TalkThreads } from './TalkThreads.tsx'

/** Jobs by what companies offer, and an anonymous talk under them (ROUTE-11). Older pages of the talk stand alone. */
export function RankingPage({ ranking, talk, blogPosts, isFirstPage, now }: RankingPageData) {
  return (
    <PublicPage path={paths.rankingTalk()}>
      {isFirstPage && <JobRanking ranking={ranking} />}
      <TalkThreads talk={talk} now={now} isFirstPage={isFirstPage} />
      {blogPosts.length > 0 && <BlogPosts posts={blogPosts} />}
    </PublicPage>
  )
}
