import { consolePaths } from '@coffeeattack/contract/console-pages'
import { agoText } from '@coffeeattack/domain/kst'
import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import { previewText } from '@coffeeattack/kit/conversation/lines'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { useNow } from '@coffeeattack/kit/useNow'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { CountBadge } from '@coffeeattack/ui/Tag'
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { type Ref, type RefObject, useCallback, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useOutlet, useParams, useSearchParams } from 'react-router'
import { queries } from '../api/queries.ts'
import { PageHead, PageTitle } from '../layout/ConsolePage.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useListKeys, useOpenRow } from '../list/use-list-keys.ts'
import { useHeard } from '../live/heard.ts'
import { useMe } from '../sessions/me.ts'
import { Face } from './Face.tsx'
import { filterAddress, filterNames, filtersOf, nothingUnder, readFilter } from './filters.ts'
import { conversations, type Inbox, inboxQuery, NAMELESS_ROOM, personIn, type RoomItem } from './queries.ts'

type FilterTabsProps = { filter: RoomFilter; counts: Inbox['counts'] | undefined }

/** Tabs are links with their own address; the open room stays open. */
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

/** Applies stream events to the conversations of this tab. */
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

/** After a match the room shows names, so masked messages are loaded again. */
function roomChanged(roomId: string): void {
  void queries.invalidateQueries({ queryKey: ['room', roomId] })
  void queries.invalidateQueries({ queryKey: ['thread', roomId] })
}

function readAnew(): void {
  void queries.invalidateQueries({ queryKey: ['thread'] })
  void queries.invalidateQueries({ queryKey: ['room'], predicate: isOfEarlier })
}

/** Opening a room is recorded, so a room that was just loaded is not loaded again. */
const isOfEarlier = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > JUST_OPENED_MS

/** MSG-1: the list of rooms and the open room. */
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

/** Returns to the list and focuses the row of the room. */
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

type RoomListProps = {
  ref: Ref<HTMLUListElement>
  inbox: UseInfiniteQueryResult<InfiniteData<Inbox>>
  openId: string | undefined
  /** The text of an empty list. */
  empty: string
}

function InboxList({ ref, inbox, openId, empty }: RoomListProps) {
  return (
    <PagedList
      query={inbox}
      title="대화를 불러오지 못했어요"
      className="py-20"
      skeleton={<RoomsSkeleton />}
      empty={<Empty title={empty} className="px-4 py-20" />}
      more={{ kind: 'weak', className: 'm-4 max-w-[calc(100%-2rem)]', asOneScrolls: true }}
    >
      {(rooms) => (
        <ul ref={ref} aria-label="대화" aria-busy={inbox.isPlaceholderData || undefined}>
          {rooms.map((room) => (
            <InboxRow key={room.id} room={room} isOpen={room.id === openId} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function RoomsSkeleton() {
  return (
    <SkeletonGroup label="대화를 불러오는 중이에요">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="flex gap-3 border-b border-line px-4 py-3.5">
          <Skeleton round="full" className="size-10" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-32" />
            <Skeleton className="mt-2.5 h-4" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The link covers the whole row. */
function InboxRow({ room, isOpen }: { room: RoomItem; isOpen: boolean }) {
  const { search } = useLocation()
  const now = useNow()
  const me = useMe()
  const isNew = room.unread > 0
  return (
    <li className="border-b border-line last:border-0">
      <Link
        data-row
        to={{ pathname: consolePaths.room(room.id), search }}
        aria-current={isOpen ? 'true' : undefined}
        className="relative flex gap-3 px-4 py-3.5 outline-offset-[-2px] hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-1 aria-[current]:before:bg-primary"
      >
        <Face {...room} />
        <span className="min-w-0 flex-1 leading-even">
          <span className="flex items-baseline justify-between gap-2">
            <b className="truncate text-body-s font-semibold">
              <MaskedText text={personIn(room)} />
            </b>
            <span className="shrink-0 text-caption text-ink-3 tnum">
              {agoText(new Date(room.lastMessageAt), now)}
            </span>
          </span>
          <span className="mt-0.5 flex items-center justify-between gap-2">
            <span className={`truncate text-label ${isNew ? 'font-medium text-ink' : 'text-ink-3'}`}>
              <MaskedText text={previewText(room.lastMessage, speakerOf(room, me.name))} />
            </span>
            {isNew && <CountBadge count={room.unread} unit="개 안 읽음" className="shrink-0" />}
          </span>
          <AnsweringTag room={room} />
        </span>
      </Link>
    </li>
  )
}

/** Marks a room as anonymous or unassigned, or names the colleague who answers. */
function AnsweringTag({ room: { isUnassigned, isMine, operator, nameless } }: { room: RoomItem }) {
  const whose = isUnassigned ? '담당자를 기다려요' : `${operator.name} 담당`
  const words = [nameless && NAMELESS_ROOM, !isMine && whose].filter(Boolean)
  if (words.length === 0) return null
  return <span className="mt-1 block text-caption text-ink-3">{words.join(' · ')}</span>
}

/** '나' for own messages, else the colleague's name. */
function speakerOf({ lastMessage }: RoomItem, myName: string): string | undefined {
  const name = lastMessage?.senderName
  return !name || name === myName ? undefined : name
}
