import { Empty } from '@coffeeattack/ui/Empty'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate, useOutlet, useParams, useSearchParams } from 'react-router'
import { PageTitle } from '../layout/PageTitle.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { paths } from '../paths.ts'
import { useMe } from '../sessions/me.ts'
import { nothingUnder, readFilter } from './filters.ts'
import { FilterTabs } from './FilterTabs.tsx'
import { RoomList } from './RoomList.tsx'
import { inboxQuery } from './queries.ts'
import { useLiveThreads } from './use-live-threads.ts'

/** MSG-1: the rooms at the left, the open one beside them. */
export function MessagesPage() {
  const { role } = useMe()
  const { id } = useParams()
  const [params] = useSearchParams()
  const [words, setWords] = useState('')
  const filter = readFilter(params.get('filter'), role)
  const inbox = useInfiniteQuery(inboxQuery(filter, words))
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useListKeys(list, field, useClose(list))
  useLiveThreads()
  return (
    <div className="flex h-full min-h-0">
      <PageTitle name="메시지" />
      <main
        className={`flex min-h-0 flex-col border-r border-line bg-surface sm:w-[300px] sm:shrink-0 console:w-[312px] ${id ? 'max-sm:hidden' : 'max-sm:w-full'}`}
      >
        <div className="px-4 pt-6 pb-3">
          <h1 className="mb-3.5 text-h1">메시지</h1>
          <SearchBox ref={field} label="직무, 이름, 대화" onSearch={setWords} />
          <FilterTabs filter={filter} counts={inbox.data?.pages[0]?.counts} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
          <RoomList
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
    <section aria-label="열린 대화" className="hidden min-w-0 flex-1 place-items-center bg-page sm:grid">
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
    void navigate({ pathname: paths.messages(), search })
  }, [id, search, navigate, list])
}
