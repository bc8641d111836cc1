import { consolePaths } from '@coffeeattack/contract/pages'
import { useCall } from '@coffeeattack/kit/useCall'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useMatch } from 'react-router'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { NotificationFilters } from './NotificationFilters.tsx'
import { NotificationList } from './NotificationList.tsx'
import { type NotificationFilter, notificationsQuery, readFilter } from './queries.ts'
import { markAllRead, markRead } from './read.ts'
import { NotificationSettings } from './settings/NotificationSettings.tsx'
import { useNotificationKeys } from './use-notification-keys.ts'

/** The notification centre at the left, its settings at the right (BIZ-7). A phone shows one of the two. */
export function NotificationsPage() {
  const isAtSettings = useMatch(consolePaths.notificationSettings()) !== null
  return (
    <main className="flex h-full min-h-0">
      <PageTitle name={isAtSettings ? '알림 설정' : '알림'} />
      <Centre isBehind={isAtSettings} />
      <NotificationSettings isInFront={isAtSettings} />
    </main>
  )
}

function Centre({ isBehind }: { isBehind: boolean }) {
  const [params, setParams] = useFilterParams()
  const filter = readFilter(params)
  const list = useInfiniteQuery(notificationsQuery(filter))
  const rows = useKeptPlace<HTMLDivElement>('list', params.toString())
  const counts = list.data?.pages[0]
  const allRead = useCall(markAllRead)

  const find = (id: string) => list.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id)
  function read(id: string) {
    const notification = find(id)
    if (notification) void markRead(notification)
  }
  useNotificationKeys({ list: rows, leavesList: filter.only === 'unread', onRead: read })
  return (
    <div
      className={`flex min-h-0 w-full min-w-0 flex-col bg-surface console:w-[396px] console:shrink-0 console:border-r console:border-line 2xl:w-[428px] ${isBehind ? 'max-console:hidden' : ''}`}
    >
      <div className="flex min-h-11 items-center gap-1 px-4 pt-4 sm:pr-3 sm:pl-6">
        <h1 className="mr-auto text-h1">알림</h1>
        {counts !== undefined && counts.unread > 0 && (
          <button
            type="button"
            onClick={() => void allRead.run()}
            className="min-h-11 rounded-button-sm px-2 text-label font-medium text-ink-2 hover:text-ink"
          >
            모두 읽음
          </button>
        )}
        <Link
          to={consolePaths.notificationSettings()}
          aria-label="알림 설정"
          className={`${iconButtonLook} text-ink-2 console:bg-surface-2`}
        >
          <Gear size={20} strokeWidth={1.8} />
        </Link>
      </div>
      <NotificationFilters filter={filter} counts={counts} onFilter={(next) => setParams(paramsOf(next))} />
      <div ref={rows} className="relative min-h-0 flex-1 overflow-y-auto">
        <NotificationList list={list} filter={filter} />
      </div>
      <KeyHints />
    </div>
  )
}

/** The query parameters of a filter. */
const paramsOf = ({ only, kind }: NotificationFilter) => ({ ...(only && { only }), ...(kind && { kind }) })

const hints = [
  [['J', 'K'], '다음·이전'],
  [['E'], '읽음'],
  [['Enter'], '열기'],
] as const

/** Keyboard hints, on wide screens only. */
function KeyHints() {
  return (
    <p
      aria-hidden="true"
      className="hidden items-center gap-3 border-t border-line px-6 py-3 text-caption text-ink-3 console:flex"
    >
      {hints.map(([caps, does]) => (
        <span key={does} className="inline-flex items-center gap-1">
          {caps.map((cap) => (
            <kbd
              key={cap}
              className="grid h-5 min-w-5 place-items-center rounded-tag bg-surface px-1 font-sans text-micro leading-none font-semibold text-ink-2 inset-ring inset-ring-line-2"
            >
              {cap}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
