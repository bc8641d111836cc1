import { consolePaths } from '@coffeeattack/contract/pages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { PageTitle } from '../layout/ConsolePage.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { TurningList } from '../list/turning.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import { useOpenRow } from '../list/use-open-row.ts'
import { useMe } from '../sessions/me.ts'
import { CandidateList } from './CandidateList.tsx'
import { ChoosingContext, useChosen } from './compare/choosing.ts'
import { CompareBar } from './compare/CompareBar.tsx'
import { candidatesQuery, type OpenedFrom } from './queries.ts'
import { ConditionChips } from './reading/ConditionChips.tsx'
import { useLooked, useOpenedById } from './saved/use-looked.ts'
import { filterText, useSearch } from './search.ts'
import { SearchField } from './SearchField.tsx'
import { SideColumn, SideSheet } from './SideColumn.tsx'
import { usePersonKeys } from './use-person-keys.ts'

/** BIZ-2, BIZ-8: who could be written to. The profile and the composer open beside the list, where the searches stand. */
export function CandidatesPage() {
  const { search, change } = useSearch()
  const { id } = useParams()
  const { pathname, search: address } = useLocation()
  const isProfile = id !== undefined && pathname === consolePaths.candidate(id)
  const navigate = useNavigate()
  const list = useRef<HTMLTableElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const scroller = useKeptPlace<HTMLElement>('list', filterText(search))
  const found = useInfiniteQuery(candidatesQuery(search))
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? []
  const [first] = found.data?.pages ?? []
  useOpenedById()
  useLooked(search)
  useOpenRow(list, id)

  const addressOf = (next: string) => ({ pathname: consolePaths.candidate(next), search: address })
  const close = useCallback(() => {
    if (id) void navigate({ pathname: consolePaths.candidates(), search: address })
  }, [id, address, navigate])
  useListKeys(list, field, close)

  const isOurs = useMe().company !== null
  const choosing = useChosen()
  usePersonKeys({
    rows,
    openId: id,
    isProfile,
    addressOf,
    hasMore: found.hasNextPage,
    loadMore: found.fetchNextPage,
    others: [{ on: ['x'], caps: ['X'], does: '비교에 넣기', press: (row) => choosing.toggle(row.id) }],
  })

  const read = first?.read ?? []
  return (
    <ChoosingContext value={isOurs ? choosing : null}>
      <div className="flex h-full min-h-0">
        <PageTitle name="후보자 찾기" />
        <main
          ref={scroller}
          className="relative min-w-0 flex-1 overflow-y-auto px-4 pt-6 max-lg:bg-page lg:px-6"
        >
          <div className="mx-auto max-w-console">
            <PageHead
              title="후보자 찾기"
              action={
                <>
                  <Keys isOurs={isOurs} />
                  <SideSheet search={search} read={read} change={change} />
                </>
              }
            />
            <SearchField
              ref={field}
              value={search.q}
              onValueChange={(q) => change({ q }, { replace: true })}
            />
            <ConditionChips search={search} read={read} change={change} />
            <CandidateList ref={list} found={found} search={search} change={change} openId={id} />
            <CompareBar />
          </div>
        </main>
        {!id && <SideColumn search={search} read={read} change={change} />}
        <TurningList
          ids={isProfile ? rows.map((row) => row.id) : []}
          {...(first && !first.isMore ? { total: first.total } : {})}
          isMore={found.hasNextPage}
          addressOf={addressOf}
        >
          <Outlet context={{ row: rows.find((row) => row.id === id) } satisfies OpenedFrom} />
        </TurningList>
      </div>
    </ChoosingContext>
  )
}

const cap =
  'ml-1.5 inline-grid h-5 min-w-5 place-items-center rounded-[6px] bg-surface px-1.5 text-micro font-semibold text-ink-2 inset-ring inset-ring-line-2'

function Keys({ isOurs }: { isOurs: boolean }) {
  return (
    <p aria-hidden="true" className="flex gap-2.5 text-caption text-ink-3 max-lg:hidden">
      <span>
        다음 분<kbd className={cap}>J</kbd>
      </span>
      <span>
        이전 분<kbd className={cap}>K</kbd>
      </span>
      {isOurs && (
        <span>
          담아 두기<kbd className={cap}>S</kbd>
        </span>
      )}
    </p>
  )
}
