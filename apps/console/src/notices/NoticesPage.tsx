import { consolePaths } from '@coffeeattack/contract/pages'
import { useCall } from '@coffeeattack/kit/useCall'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useMatch } from 'react-router'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { NoticeFilters } from './NoticeFilters.tsx'
import { NoticeList } from './NoticeList.tsx'
import { type NoticeFilter, noticesQuery, readFilter } from './queries.ts'
import { markAllRead, markRead } from './read.ts'
import { NoticeSettings } from './settings/NoticeSettings.tsx'
import { useNoticeKeys } from './use-notice-keys.ts'

/** BIZ-7: what happened at the left, and at the right where one wants to hear of it; a phone shows one of the two. */
export function NoticesPage() {
  const isAtSettings = useMatch(consolePaths.noticeSettings()) !== null
  return (
    <main className="flex h-full min-h-0">
      <PageTitle name={isAtSettings ? '알림 설정' : '알림'} />
      <Centre isBehind={isAtSettings} />
      <NoticeSettings isInFront={isAtSettings} />
    </main>
  )
}

function Centre({ isBehind }: { isBehind: boolean }) {
  const [params, setParams] = useFilterParams()
  const filter = readFilter(params)
  const list = useInfiniteQuery(noticesQuery(filter))
  const rows = useKeptPlace<HTMLDivElement>('list', params.toString())
  const counts = list.data?.pages[0]
  const allRead = useCall(markAllRead)

  const find = (id: string) => list.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id)
  function read(id: string) {
    const notice = find(id)
    if (notice) void markRead(notice)
  }
  useNoticeKeys({ list: rows, leavesList: filter.only === 'unread', onRead: read })
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
          to={consolePaths.noticeSettings()}
          aria-label="알림 설정"
          className={`${iconButtonLook} text-ink-2 console:bg-surface-2`}
        >
          <Gear size={20} strokeWidth={1.8} />
        </Link>
      </div>
      <NoticeFilters filter={filter} counts={counts} onFilter={(next) => setParams(given(next))} />
      <div ref={rows} className="relative min-h-0 flex-1 overflow-y-auto">
        <NoticeList list={list} filter={filter} />
      </div>
      <KeyHints />
    </div>
  )
}

/** What an address says of it. */
const given = ({ only, kind }: NoticeFilter) => ({ ...(only && { only }), ...(kind && { kind }) })

const hints = [
  [['J', 'K'], '다음·이전'],
  [['E'], '읽음'],
  [['Enter'], '열기'],
] as const

/** The keys, where there is a keyboard to press them on. */
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
