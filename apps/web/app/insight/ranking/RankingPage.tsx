import { paths } from '../../paths.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { type BlogPost, findRanking, type RankingPageData } from './find-ranking.server.ts'
import { JobRanking } from './JobRanking.tsx'
import { TalkThreads } from './TalkThreads.tsx'
import { publicPage } from '../../public-page.ts'
import { originOf, publicMeta } from '../../seo.ts'
import type { Route } from './+types/RankingPage.ts'
import { BlogList } from './BlogList.tsx'
import { anyLetters } from './any-letters.ts'

/** What to read next. */
function BlogPosts({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <section aria-labelledby="blog" className="border-t-[10px] border-canvas px-(--gut) py-9">
      <h2 id="blog" className="text-h2">
        더 읽을거리
      </h2>
      <BlogList posts={posts} className={`mt-2 ${anyLetters}`} />
    </section>
  )
}

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

export const handle = publicPage

export const loader = (asking: Route.LoaderArgs) => findRanking(asking)

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      title: '연봉 랭킹톡',
      description: '회사가 어떤 직무에 높은 연봉을 제안하는지 순위로 보고, 이름 없이 이야기해요.',
      path: paths.rankingTalk(),
      image: '/og/rankingtalk.png',
    },
    originOf(matches),
  )

export default function RankingTalk({ loaderData }: Route.ComponentProps) {
  return <RankingPage {...loaderData} />
}
