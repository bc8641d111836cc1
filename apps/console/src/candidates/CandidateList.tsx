import { Loaded } from '@coffeeattack/kit/Loaded'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Options } from '@coffeeattack/ui/Options'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { moreBelow } from '../list/ConsoleList.tsx'
import { useMe } from '../sessions/me.ts'
import { CandidateTable, columns } from './CandidateTable.tsx'
import { NobodyFound } from './nobody/NobodyFound.tsx'
import { type FoundPage, nearQuery } from './queries.ts'
import { soughtIn } from './reading/marks.ts'
import { asideTexts, budgetOf, repairText, setAsideText } from './reading/reading.ts'
import { scaleFor } from './scale/scale.ts'
import { type Change, isNarrowed, type Search, totalText } from './search.ts'

function TableSkeleton() {
  const isOurs = useMe().company !== null
  return (
    <SkeletonGroup label="후보자를 찾고 있어요">
      <Skeleton className="mt-5 mb-4 h-5 w-28" />
      <div className="bg-surface max-sm:-mx-4 sm:rounded-card sm:pt-[38px]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className={`${columns(isOurs)} border-t border-line py-3`}>
            {isOurs && <Skeleton className="size-5 self-start max-sm:hidden" />}
            <div>
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-2 h-4 w-32" />
              <Skeleton className="mt-2 h-4 w-52 max-w-full" />
            </div>
            <Skeleton round="full" className="h-2.5 max-sm:mt-3" />
            <Skeleton round="full" className="size-9 justify-self-center max-sm:hidden" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

type CandidateListProps = {
  ref: Ref<HTMLTableElement>
  found: UseInfiniteQueryResult<{ pages: FoundPage[] }>
  search: Search
  change: Change
  openId: string | undefined
}

export function CandidateList({ ref, found, search, change, openId }: CandidateListProps) {
  return (
    <Loaded query={found} title="후보자를 불러오지 못했어요" className="py-24" skeleton={<TableSkeleton />}>
      {({ pages: [first] }) => (
        <section aria-label="찾은 후보자" aria-busy={found.isPlaceholderData || undefined} className="pb-8">
          {first && (
            <ListHead {...first} notes={notesOn(first)} search={search} change={change}>
              {first.setAside.length > 0 && <PutBack change={change} />}
              <ButOne search={search} change={change} found={first} />
            </ListHead>
          )}
          <PagedList
            query={found}
            skeleton={null}
            empty={
              <NobodyFound
                ref={ref}
                search={search}
                sought={soughtIn(first?.read ?? [])}
                change={change}
                openId={openId}
              />
            }
            more={moreBelow}
          >
            {(rows) => (
              <CandidateTable
                ref={ref}
                label="후보자 목록"
                rows={rows}
                scale={scaleFor(rows)}
                sought={soughtIn(first?.read ?? [])}
                budget={budgetOf(search, first?.read ?? [])}
                openId={openId}
              />
            )}
          </PagedList>
        </section>
      )}
    </Loaded>
  )
}

function notesOn({ read, setAside }: FoundPage): string[] {
  const repaired = repairText(read)
  return [
    ...(setAside.length > 0 ? [setAsideText(setAside.map(({ name }) => name))] : []),
    ...(repaired === null ? [] : [repaired]),
    ...asideTexts(read),
  ]
}

const linkLook =
  'relative min-h-6 border-b border-line-2 text-ink-2 after:absolute after:-inset-y-3 after:inset-x-0'

/** Searches for everything that was typed after all. */
const PutBack = ({ change }: Pick<CandidateListProps, 'change'>) => (
  <button type="button" className={linkLook} onClick={() => change({ keepAll: true })}>
    다시 넣고 찾기
  </button>
)

/** `ButOne` shows only below this many results. */
const FEW = 100

type ButOneProps = Pick<CandidateListProps, 'search' | 'change'> & { found: FoundPage }

/** Switches between the full matches and the people who miss exactly one condition. */
function ButOne({ search, change, found }: ButOneProps) {
  const isFew = found.total > 0 && found.total < FEW && isNarrowed(search)
  const near = useQuery({ ...nearQuery(search), enabled: isFew && !search.butOne })
  if (search.butOne)
    return (
      <button type="button" className={linkLook} onClick={() => change({ butOne: false })}>
        다 맞는 분 보기
      </button>
    )
  const butOne = isFew ? near.data?.butOne : undefined
  if (!butOne || butOne.total === 0) return null
  const { figure } = totalText(butOne.total, butOne.isMore)
  return (
    <button type="button" className={linkLook} onClick={() => change({ butOne: true })}>
      {`하나만 다른 분 ${figure}${butOne.isMore ? ' 넘게' : ''}도 보기`}
    </button>
  )
}

const sorts: Readonly<Record<Search['sort'], string>> = { recent: '최근 활동순', fit: '잘 맞는 순' }

type ListHeadProps = {
  total: number
  isMore: boolean
  /** What was corrected, and what was left out of the search. */
  notes: readonly string[]
  search: Search
  change: Change
  /** Shown beside the count: the link to people who miss one condition. */
  children: ReactNode
}

/** The number of results, the corrections and the sort order. */
function ListHead({ total, isMore, notes, search, change, children }: ListHeadProps) {
  const { figure, rest } = totalText(total, isMore)
  return (
    <div className="mx-0.5 mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-label text-ink-2">
      <output>
        <b className="text-body-s font-bold text-ink tnum">{figure}</b>
        {search.butOne ? ' 하나만 달라요' : rest}
      </output>
      <div className="mr-auto flex flex-wrap items-center gap-x-4 max-sm:order-last max-sm:basis-full max-sm:pb-3 max-sm:empty:hidden">
        {notes.map((note) => (
          <span key={note} className="text-caption text-ink-3">
            {note}
          </span>
        ))}
        {children}
      </div>
      {total > 0 && <Reading search={search} change={change} />}
    </div>
  )
}

/** The legend of the salary scale and the sort order. */
function Reading({ search, change }: Pick<ListHeadProps, 'search' | 'change'>) {
  return (
    <>
      <span aria-hidden="true" className="flex items-center text-caption text-ink-3">
        <i className="mr-1.5 size-2.5 rounded-full bg-ink-3" />
        소득
        <i className="mr-1.5 ml-3 size-2.5 rounded-full border-3 border-primary bg-surface" />
        희망<span className="max-sm:hidden">&nbsp;연봉</span>
      </span>
      <label className="relative flex items-center max-sm:ml-auto">
        <span className="sr-only">순서</span>
        <select
          value={search.sort}
          onChange={(event) => change({ sort: event.currentTarget.value === 'fit' ? 'fit' : 'recent' })}
          className="min-h-11 appearance-none rounded-button-sm pr-5 font-medium"
        >
          <Options of={Object.entries(sorts)} />
        </select>
        <ChevronDown size={16} className="pointer-events-none absolute right-0" />
      </label>
    </>
  )
}
