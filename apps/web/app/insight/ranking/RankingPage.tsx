import { paths } from '@coffeeattack/contract/pages'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { publicPage } from '../../public-page.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf, publicMeta } from '../../seo.ts'
import type { Route } from './+types/RankingPage.ts'
import { BlogList } from './BlogList.tsx'
import { type BlogPost, findRanking, type RankingPageData, type Talk } from './find-ranking.server.ts'
import { JobRanking } from './JobRanking.tsx'
import { DeletedPost, PostView } from './PostView.tsx'

/** For text that users write: it holds letters that our font subset lacks, so all of it is set in the system's font. */
const systemFont = "[font-family:'Narrow_Noto','Apple_SD_Gothic_Neo',system-ui,sans-serif]"

/** A post is not laid out until it is scrolled near. Until then 8rem, the height of most posts, are reserved. */
const unseen = '[content-visibility:auto] [contain-intrinsic-height:auto_8rem]'

/** Posts of our blog. */
function BlogPosts({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <section aria-labelledby="blog" className="border-t-[10px] border-canvas px-(--gut) py-9">
      <h2 id="blog" className="text-h2">
        더 읽을거리
      </h2>
      <div className={`mt-2 ${systemFont}`}>
        <BlogList posts={posts} />
      </div>
    </section>
  )
}

/** The ranking of jobs by offered salary, above the anonymous talk (ROUTE-11). Older pages show only the talk. */
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

type TalkThreadsProps = { talk: Talk; now: Date; isFirstPage: boolean }

/** The anonymous talk. Reading needs no login; a link leads to the page for writing. */
function TalkThreads({ talk: { items, nextCursor }, now, isFirstPage }: TalkThreadsProps) {
  const Title = isFirstPage ? 'h2' : 'h1'
  return (
    <section
      id="talk"
      aria-labelledby="talk-title"
      className="border-t-[10px] border-canvas px-(--gut) pt-9 pb-11"
    >
      <Title id="talk-title" className="text-h1">
        {isFirstPage ? '이름 없이 이야기해요' : '지난 이야기'}
      </Title>
      <p className="mt-2 text-body-s text-pretty text-ink-3">
        커리어를 인증한 사람들이 익명으로 나눈 이야기예요. 별명은 이야기마다 새로 지어요.
      </p>
      <a href={paths.talk()} className={`${buttonLook({ size: 'md' })} mt-5`}>
        이야기 남기기
      </a>
      {items.length === 0 && <p className="py-12 text-center text-body-s text-ink-3">아직 이야기가 없어요</p>}
      <ol className={`mt-3 divide-y divide-line ${systemFont}`}>
        {items.map((post) => (
          <li key={post.id} className={`py-5 ${unseen}`}>
            {post.isDeleted ? <DeletedPost /> : <PostView post={post} now={now} />}
            {post.replies.length > 0 && (
              <ol aria-label="답글" className="mt-4 grid gap-4 border-l-2 border-line pl-4">
                {post.replies.map((reply) => (
                  <li key={reply.id}>
                    <PostView post={reply} now={now} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <nav aria-label="이야기 쪽" className="mt-2 flex gap-2">
        {!isFirstPage && (
          <a href={`${paths.rankingTalk()}#talk`} className={buttonLook({ kind: 'weak', size: 'md' })}>
            최근 이야기로
          </a>
        )}
        {nextCursor && (
          <a
            href={`${paths.rankingTalk(nextCursor)}#talk`}
            className={buttonLook({ kind: 'weak', size: 'md' })}
          >
            지난 이야기 더 보기
          </a>
        )}
      </nav>
    </section>
  )
}
