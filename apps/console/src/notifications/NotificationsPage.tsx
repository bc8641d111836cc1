import { consolePaths } from '@coffeeattack/contract/console-pages'
import {
  groupsOf,
  type NotificationGroup,
  notificationGroups,
} from '@coffeeattack/domain/notifications/operator-groups'
import { useCall } from '@coffeeattack/kit/useCall'
import { Chip } from '@coffeeattack/ui/Chip'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Gear } from '@coffeeattack/ui/icons/Gear'
import { Options } from '@coffeeattack/ui/Options'
import { SelectChip } from '@coffeeattack/ui/SelectChip'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Link, useMatch } from 'react-router'
import { useKeys } from '../keys/registry.ts'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { useFilterParams } from '../list/use-filter-params.ts'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useMe } from '../sessions/me.ts'
import { NotificationList } from './NotificationList.tsx'
import {
  type NotificationFilter,
  type NotificationsPage as Page,
  notificationsQuery,
  readFilter,
} from './queries.ts'
import { markAllRead, markRead } from './read.ts'
import { NotificationSettings } from './settings/NotificationSettings.tsx'

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

type NotificationKeys = {
  list: RefObject<HTMLElement | null>
  /** The list shows unread rows only: after E the row leaves it, and the next one gets the focus. */
  leavesList: boolean
  onRead: (id: string) => void
}

/** J and K move through the rows, E marks the row in focus as read, Enter opens its link. */
function useNotificationKeys({ list, leavesList, onRead }: NotificationKeys): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  /** The row in focus, or the row of the button in focus. */
  const placeIn = (all: readonly HTMLElement[]) =>
    all.findIndex((row) => row.closest('li')?.contains(document.activeElement))

  function walk(step: 1 | -1): boolean {
    const all = rows()
    const at = placeIn(all)
    const next = at < 0 ? all[0] : all[at + step]
    next?.focus()
    return next !== undefined
  }
  function read(): boolean {
    const all = rows()
    const id = all[placeIn(all)]?.dataset['row']
    if (!id) return false
    onRead(id)
    if (leavesList && !walk(1)) walk(-1)
    return true
  }
  useKeys('알림', [
    { on: ['j', 'ArrowDown'], caps: ['J'], does: '다음 알림', press: () => walk(1) },
    { on: ['k', 'ArrowUp'], caps: ['K'], does: '이전 알림', press: () => walk(-1) },
    { on: ['e'], caps: ['E'], does: '읽음', press: read },
    { on: [], caps: ['Enter'], does: '열기' },
  ])
}

const onlyNames = [
  [undefined, '전체'],
  ['unread', '안 읽음'],
  ['open', '답할 것'],
] as const

type NotificationFiltersProps = {
  filter: NotificationFilter
  counts: Pick<Page, 'unread' | 'open'> | undefined
  onFilter: (filter: NotificationFilter) => void
}

/** The filters of the list; each choice has a URL of its own. */
function NotificationFilters({ filter, counts, onFilter }: NotificationFiltersProps) {
  return (
    <fieldset className="strip flex shrink-0 gap-1.5 border-b border-line px-4 pt-3 pb-3.5 sm:px-6">
      <legend className="sr-only">알림 나누어 보기</legend>
      {onlyNames.map(([only, name]) => (
        <Chip
          key={name}
          kind="line"
          pressed={filter.only === only}
          onClick={() => onFilter({ ...filter, only })}
        >
          {name}
          {only && counts && counts[only] > 0 && (
            <span className="relative ml-0.5 tnum">
              {counts[only] > 999 ? '999+' : counts[only]}
              <span className="sr-only">개</span>
            </span>
          )}
        </Chip>
      ))}
      <KindChip kind={filter.kind} onKind={(kind) => onFilter({ ...filter, kind })} />
    </fieldset>
  )
}

type KindChipProps = {
  kind: NotificationGroup | undefined
  onKind: (kind: NotificationGroup | undefined) => void
}

function KindChip({ kind: chosen, onKind }: KindChipProps) {
  const kinds = groupsOf(useMe().role)
  if (kinds.length === 0) return null
  return (
    <SelectChip
      label="종류"
      text={chosen ? notificationGroups[chosen].label : '종류'}
      on={chosen !== undefined}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onKind(kinds.find((kind) => kind === value))}
    >
      <option value="">모든 종류</option>
      <Options of={kinds.map((kind) => [kind, notificationGroups[kind].label])} />
    </SelectChip>
  )
}
