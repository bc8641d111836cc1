import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { paths } from '../paths.ts'
import { BlogCard } from './BlogCard.tsx'
import { talkQuery } from './queries.ts'
import { Thread } from './Thread.tsx'
import { WriteForm } from './WriteForm.tsx'
import { privateMeta } from '../seo.ts'

/** The talk for those who take part: write, answer, report (ROUTE-11). The ranking stands on the public page. */
export default function TalkScreen() {
  const talk = useInfiniteQuery(talkQuery)
  const { data, dataUpdatedAt, isError, isFetching, hasNextPage, isFetchingNextPage } = talk
  const now = new Date(dataUpdatedAt)
  return (
    <Page
      tone="canvas"
      header={
        <Header
          backTo={paths.my()}
          actions={
            <a
              href={paths.rankingTalk()}
              className="flex min-h-11 items-center px-3 text-body-s font-medium text-ink-2"
            >
              연봉 순위 보기
            </a>
          }
        />
      }
    >
      <h1 className="px-5 pt-2 text-h1">이름 없이 이야기해요</h1>
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        <Card>
          <WriteForm />
        </Card>
        {data?.pages
          .flatMap(({ items }) => items)
          .map((post) => (
            <Thread key={post.id} post={post} now={now} />
          ))}
        {hasNextPage && (
          <Button
            kind="line"
            size="md"
            busy={isFetchingNextPage && '불러오는 중'}
            onClick={() => void talk.fetchNextPage()}
          >
            지난 이야기 더 보기
          </Button>
        )}
        {!data && isError && (
          <ErrorState busy={isFetching && '불러오는 중'} onRetry={() => void talk.refetch()} />
        )}
        {!data && !isError && (
          <SkeletonGroup>
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} round="card" className="mb-2.5 h-36" />
            ))}
          </SkeletonGroup>
        )}
        {data && <BlogCard />}
      </div>
    </Page>
  )
}

export const meta = () => privateMeta('연봉 랭킹톡')
