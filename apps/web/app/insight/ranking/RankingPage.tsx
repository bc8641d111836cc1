import { paths } from '@coffeeattack/contract/pages'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { RANKING, riseOf } from '@coffeeattack/domain/insight/ranking'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { publicPage } from '../../public-page.ts'
import { PublicPage } from '../../public/chrome/PublicPage.tsx'
import { originOf, publicMeta } from '../../seo.ts'
import type { Route } from './+types/RankingPage.ts'
import { BlogList } from './BlogList.tsx'
import { type BlogPost, findRanking, type Ranking, type Talk } from './find-ranking.server.ts'
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
export default function RankingPage({ loaderData }: Route.ComponentProps) {
  const { ranking, talk, blogPosts, isFirstPage, now } = loaderData
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

/** As many jobs as fit on a phone above the talk. */
const AT_FIRST = 10

function JobRanking({ ranking: { items } }: { ranking: Ranking }) {
  const highest = items[0]?.salary ?? 0
  const rest = items.slice(AT_FIRST)
  return (
    <section aria-labelledby="ranking" className="px-(--gut) pt-6 pb-11">
      <h1 id="ranking" className="text-h1">
        회사는 어떤 일에 <br />
        높은 연봉을 걸까요?
      </h1>
      <p className="mt-2 text-body-s text-pretty text-ink-3">
        지난 1년 동안 회사가 보낸 제안의 가운데 값이에요. {MIN_PEOPLE}명과 회사 {RANKING.minCompanies}곳이
        모인 직무만 보여 드려요.
      </p>
      {items.length === 0 ? (
        <p className="mt-6 rounded-card bg-surface-2 px-5 py-8 text-center text-body-s text-balance text-ink-2">
          아직 보여 드릴 만큼 모인 직무가 없어요. 매일 아침 다시 세어요.
        </p>
      ) : (
        <>
          <p className="mt-5 flex gap-4 text-caption text-ink-3">
            <Key tone="bg-track">받은 사람의 소득</Key>
            <Key tone="bg-rise">제안이 더 높은 만큼</Key>
          </p>
          <ol className="mt-4 grid gap-5">
            {items.slice(0, AT_FIRST).map((job) => (
              <JobRow key={job.jobSubLabel} job={job} highest={highest} />
            ))}
          </ol>
          {rest.length > 0 && (
            <details className="group mt-5">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center text-body-s font-semibold text-ink-2 underline underline-offset-4 group-open:hidden">
                {AT_FIRST + 1}번째부터 더 보기
              </summary>
              <ol start={AT_FIRST + 1} className="grid gap-5">
                {rest.map((job) => (
                  <JobRow key={job.jobSubLabel} job={job} highest={highest} />
                ))}
              </ol>
            </details>
          )}
        </>
      )}
      <a href={paths.report()} className={`${buttonLook({ kind: 'weak', size: 'md' })} mt-7`}>
        내 예상 연봉 알아보기
      </a>
    </section>
  )
}

function Key({ tone, children }: { tone: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <i className={`size-2.5 rounded-xs ${tone}`} />
      {children}
    </span>
  )
}

type JobRowProps = {
  job: Ranking['items'][number]
  /** The first job's salary: all bars start at zero and share this scale. */
  highest: number
}

/** One job: the offered salary, and the part of it above what these people earn now. */
function JobRow({ job, highest }: JobRowProps) {
  const { place, jobLabel, jobSubLabel, salary, income } = job
  const rise = riseOf(job)
  const share = (amount: number) => `${((amount / highest) * 100).toFixed(2)}%`
  const now = rise === null ? salary : (income ?? salary)
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2">
      <span className={`tnum text-h3 font-bold ${place <= 3 ? 'text-ink' : 'text-ink-3'}`}>{place}</span>
      <div>
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <b className="font-semibold">{jobSubLabel}</b>{' '}
            <span className="text-caption text-ink-3">{jobLabel}</span>
          </span>
          <b className="tnum shrink-0 text-h3 font-bold">{moneyText(salary)}</b>
        </p>
        <span aria-hidden="true" className="mt-2 flex h-2.5 overflow-hidden rounded-full bg-surface-2">
          <i className="bg-track" style={{ width: share(now) }} />
          <i className="bg-rise" style={{ width: share(salary - now) }} />
        </span>
        <p className="mt-1.5 text-caption text-ink-3">
          {income === null && <span>소득은 {MIN_PEOPLE}명이 모이면 보여요</span>}
          {rise !== null && (
            <span className="tnum">
              소득보다 <b className="font-semibold text-rise-text">+{rise}%</b>
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
