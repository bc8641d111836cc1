import { consolePaths } from '@coffeeattack/contract/pages'
import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import { Empty } from '@coffeeattack/ui/Empty'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useOutlet, useParams, useSearchParams } from 'react-router'
import { queries } from '../api/queries.ts'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { useOpenRow } from '../list/use-open-row.ts'
import { useHeard } from '../live/heard.ts'
import { useMe } from '../sessions/me.ts'
import { conversations } from './conversations.ts'
import { filterAddress, filterNames, filtersOf, nothingUnder, readFilter } from './filters.ts'
import { InboxList } from './InboxList.tsx'
import { type Inbox, inboxQuery } from './queries.ts'

type FilterTabsProps = { filter: RoomFilter; counts: Inbox['counts'] | undefined }

/** Links, so that each list has an address of its own; what is open beside it stays open. */
function FilterTabs({ filter: chosen, counts }: FilterTabsProps) {
  const { role } = useMe()
  const { pathname } = useLocation()
  return (
    <nav aria-label="대화 나누어 보기" className="strip -mx-4 px-4 py-1">
      <ul className="flex gap-1">
        {filtersOf(role).map((filter) => (
          <li key={filter}>
            <Link
              to={{ pathname, search: filterAddress(filter, role) }}
              aria-current={filter === chosen ? 'page' : undefined}
              className="relative inline-flex h-9 items-center gap-1 rounded-full px-2.5 text-label font-medium whitespace-nowrap text-ink-2 inset-ring inset-ring-line-2 before:absolute before:inset-x-0 before:-inset-y-1 hover:text-ink aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary aria-[current]:inset-ring-0"
            >
              {filterNames[filter]}
              {counts && counts[filter] > 0 && (
                <span className="text-caption tnum">
                  {counts[filter] > 999 ? '999+' : counts[filter]}
                  <span className="sr-only">개</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const JUST_OPENED_MS = 10_000

/** Keeps every conversation of this tab as the stream tells it. */
function useLiveThreads(): void {
  useHeard((event) => {
    if (event.name === 'message') conversations.hear(event.data.roomId, event.data)
    if (event.name === 'read') conversations.hearRead(event.data.roomId, event.data.seq)
    if (event.name === 'room') roomChanged(event.data.roomId)
    if (event.name === 'ready') {
      if (!event.data.isResumed) readAnew()
      conversations.sayWhatFailed()
    }
  })
}

/** The two may know each other's names from now on: then what was masked is read as it was written. */
function roomChanged(roomId: string): void {
  void queries.invalidateQueries({ queryKey: ['room', roomId] })
  void queries.invalidateQueries({ queryKey: ['thread', roomId] })
}

function readAnew(): void {
  void queries.invalidateQueries({ queryKey: ['thread'] })
  void queries.invalidateQueries({ queryKey: ['room'], predicate: isOfEarlier })
}

/** A room that was opened a moment ago is as it stands; opening it once more would be recorded once more. */
const isOfEarlier = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > JUST_OPENED_MS

/** MSG-1: the rooms at the left, the open one beside them. */
export function MessagesPage() {
  const { role } = useMe()
  const { id } = useParams()
  const [params] = useSearchParams()
  const [words, setWords] = useState('')
  const filter = readFilter(params.get('filter'), role)
  const inbox = useInfiniteQuery(inboxQuery(filter, words))
  const list = useRef<HTMLUListElement>(null)
  const scroller = useKeptPlace<HTMLDivElement>('list')
  const field = useRef<HTMLInputElement>(null)
  useListKeys(list, field, useClose(list))
  useOpenRow(list, id)
  useLiveThreads()
  return (
    <div className="flex h-full min-h-0">
      <PageTitle name="메시지" />
      <main className="flex min-h-0 w-full flex-col border-line bg-surface lg:w-[300px] lg:shrink-0 lg:border-r console:w-[312px]">
        <div className="px-4 pt-6 pb-3">
          <PageHead title="메시지" />
          <SearchBox ref={field} label="직무, 이름, 대화" onSearch={setWords} />
          <FilterTabs filter={filter} counts={inbox.data?.pages[0]?.counts} />
        </div>
        <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto border-t border-line">
          <InboxList
            ref={list}
            inbox={inbox}
            openId={id}
            empty={words ? '찾는 대화가 없어요' : nothingUnder[filter]}
          />
        </div>
      </main>
      {useOutlet() ?? <NothingOpen />}
    </div>
  )
}

function NothingOpen() {
  return (
    <section aria-label="열린 대화" className="hidden min-w-0 flex-1 place-items-center bg-page lg:grid">
      <Empty title="대화를 골라 주세요" description="J와 K로 오가고 Enter로 열 수 있어요." />
    </section>
  )
}

/** Back to the list, with the focus on the room that was open. */
function useClose(list: RefObject<HTMLElement | null>): () => void {
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    if (!id) return
    list.current?.querySelector<HTMLElement>('[data-row][aria-current]')?.focus()
    void navigate({ pathname: consolePaths.messages(), search })
  }, [id, search, navigate, list])
}
