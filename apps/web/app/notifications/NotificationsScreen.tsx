import { Button } from '@coffeeattack/ui/Button'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Header } from '../layout/Header.tsx'
import { Page } from '../layout/Page.tsx'
import { notificationsQuery } from './queries.ts'
import { paths } from '../paths.ts'
import { byAge } from './by-age.ts'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationsOfAge } from './NotificationsOfAge.tsx'
import { NotificationsShapes } from './NotificationsShapes.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { privateMeta } from '../seo.ts'

/** What the person was told, newest first (TRUST-5). */
export default function NotificationsScreen() {
  const list = useInfiniteQuery(notificationsQuery)
  const { data, dataUpdatedAt, isError, isFetching, hasNextPage, isFetchingNextPage } = list
  const items = data?.pages.flatMap((page) => page.items)
  const now = new Date(dataUpdatedAt)
  useMarkRead(items)
  return (
    <Page tone="canvas" header={<Header backTo={paths.my()} actions={<ToSettings />} />}>
      <h1 className="px-5 pt-2 text-h1">알림</h1>
      <div className="flex flex-1 flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        <PushSwitch />
        {items?.length === 0 && <NoNotifications />}
        {items && byAge(items, now).map((age) => <NotificationsOfAge key={age.title} {...age} now={now} />)}
        {hasNextPage && (
          <Button
            kind="line"
            size="md"
            busy={isFetchingNextPage && '불러오는 중'}
            onClick={() => void list.fetchNextPage()}
          >
            더 보기
          </Button>
        )}
        {list.isFetchNextPageError && (
          <p role="alert" className="text-center text-label text-ink-3">
            더 불러오지 못했어요. 다시 눌러 주세요.
          </p>
        )}
        {!data && isError && (
          <ErrorState
            title="알림을 불러오지 못했어요"
            busy={isFetching && '불러오는 중'}
            onRetry={() => void list.refetch()}
          />
        )}
        {!data && !isError && <NotificationsShapes />}
      </div>
    </Page>
  )
}

function ToSettings() {
  return (
    <Link to={paths.notificationSettings()} aria-label="알림 설정" className={iconButtonLook}>
      <Gear size={24} strokeWidth={1.8} />
    </Link>
  )
}

export const meta = () => privateMeta('알림')
