import { Button } from '@coffeeattack/ui/Button'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SettingsPage } from '../SettingsPage.tsx'
import { viewsQuery } from '../queries.ts'
import { byDay } from './by-day.ts'
import { NoViews } from './NoViews.tsx'
import { ViewsOfDay } from './ViewsOfDay.tsx'
import { ViewsShapes } from './ViewsShapes.tsx'
import { privateMeta } from '../../seo.ts'

/** Who opened the profile, in which role and when (TRUST-2). */
export default function ProfileViewsScreen() {
  const views = useInfiniteQuery(viewsQuery)
  const { data, dataUpdatedAt, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } =
    views
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <SettingsPage lines={['내 프로필을 본 회사']} lead="이름과 연락처는 내가 고른 회사에만 보여요.">
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        {items?.length === 0 && <NoViews />}
        {items &&
          byDay(items, new Date(dataUpdatedAt)).map(({ day, views: seen }) => (
            <ViewsOfDay key={day} day={day} views={seen} />
          ))}
        {hasNextPage && (
          <Button
            kind="line"
            size="md"
            busy={isFetchingNextPage && '불러오는 중'}
            onClick={() => void views.fetchNextPage()}
          >
            더 보기
          </Button>
        )}
        {!data && isError && (
          <ErrorState busy={isFetching && '불러오는 중'} onRetry={() => void views.refetch()} />
        )}
        {isFetchNextPageError && (
          <p role="alert" className="text-center text-label text-ink-3">
            더 불러오지 못했어요. 다시 눌러 주세요.
          </p>
        )}
        {!data && !isError && <ViewsShapes />}
      </div>
    </SettingsPage>
  )
}

export const meta = () => privateMeta('내 프로필을 본 회사')
