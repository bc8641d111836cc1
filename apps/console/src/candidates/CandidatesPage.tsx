import { consolePaths } from '@coffeeattack/contract/console-pages'
import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { Button } from '@coffeeattack/ui/Button'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { PageHead, PageTitle } from '../layout/ConsolePage.tsx'
import { TurningList } from '../list/turning.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { useListKeys, useOpenRow } from '../list/use-list-keys.ts'
import { useMe } from '../sessions/me.ts'
import { CandidateList } from './CandidateList.tsx'
import { ChoosingContext, useChoosing, useChosen } from './compare/choosing.ts'
import { candidatesQuery, type OpenedFrom } from './queries.ts'
import { ConditionChips } from './reading/ConditionChips.tsx'
import { useMarkSeen, useSavedSearchById } from './saved/use-saved-searches.ts'
import { filterText, useSearch } from './search.ts'
import { SearchField } from './SearchField.tsx'
import { SideColumn, SideSheet } from './SideColumn.tsx'
import { usePersonKeys } from './use-person-keys.ts'

/** BIZ-2, BIZ-8: the candidate search. A profile or the composer replaces the side column. */
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
  useSavedSearchById()
  useMarkSeen(search)
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

/** The number of people selected for comparison, and the link to the comparison. */
function CompareBar() {
  const choosing = useChoosing()
  if (!choosing || choosing.chosen.length === 0) return null
  const { chosen, clear } = choosing
  const isEnough = chosen.length >= COMPARED.least
  return (
    <section
      aria-label="비교할 분"
      className="sticky bottom-4 z-10 mx-auto mb-4 flex w-fit max-w-full items-center gap-3 rounded-button bg-elevated py-2 pr-2 pl-4 shadow-3 inset-ring inset-ring-line-2"
    >
      <output className="text-label whitespace-nowrap">
        <b className="font-bold tnum">{`${chosen.length}명`}</b>
        {isEnough ? ' 골랐어요' : ' 골랐어요. 한 분 더 골라 주세요'}
      </output>
      <Button kind="weak" size="sm" onClick={clear}>
        지우기
      </Button>
      {isEnough && (
        <Link to={consolePaths.compare(chosen)} className={buttonLook({ size: 'sm' })}>
          비교하기
        </Link>
      )}
    </section>
  )
}
