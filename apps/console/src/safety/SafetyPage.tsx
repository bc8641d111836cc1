import { consolePaths } from '@coffeeattack/contract/console-pages'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { useNow } from '@coffeeattack/kit/useNow'
import { Empty } from '@coffeeattack/ui/Empty'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, Outlet, useParams, useSearchParams } from 'react-router'
import { PageHead, PageTitle } from '../layout/ConsolePage.tsx'
import { moreBelow } from '../list/ConsoleList.tsx'
import { useKeptPlace } from '../list/use-kept-place.ts'
import { type CaseFilter, caseFilters, type CaseRow, casesQuery } from './queries.ts'
import { Source } from './Source.tsx'
import { outcomeNames, shortTime, summary } from './words.ts'

const filterNames: Readonly<Record<CaseFilter, string>> = {
  all: '모두',
  report: '신고',
  signal: '신호만',
  handled: '마친 일',
}

function useFilter(): CaseFilter {
  const asked = useSearchParams()[0].get('only')
  return caseFilters.find((filter) => filter === asked) ?? 'all'
}

const searchOf = (filter: CaseFilter) => (filter === 'all' ? '' : `only=${filter}`)

/** Reports and signals in one queue, a row per sender, and beside it the case that is open (FIRM-9). */
export function SafetyPage() {
  const filter = useFilter()
  const cases = useInfiniteQuery(casesQuery(filter))
  const { id } = useParams()
  const place = useKeptPlace<HTMLElement>('list', 'safety')
  // The open case has a main of its own.
  const Frame = id ? 'div' : 'main'
  return (
    <Frame className="flex h-full min-h-0">
      <PageTitle name="안전" />
      <section
        ref={place}
        aria-label="안전 목록"
        className={`relative min-w-0 overflow-y-auto px-4 py-6 lg:w-[300px] lg:shrink-0 lg:px-5 lg:pr-2.5 ${id ? 'max-lg:hidden' : 'flex-1 lg:flex-none'}`}
      >
        <PageHead title="안전" />
        <FilterLinks chosen={filter} counts={cases.data?.pages[0]?.counts} />
        <PagedList
          query={cases}
          className="mt-16"
          skeleton={
            <SkeletonGroup label="목록을 불러오는 중이에요">
              <Skeleton round="card" className="mt-3 h-24" />
              <Skeleton round="card" className="mt-2 h-24" />
            </SkeletonGroup>
          }
          empty={
            <Empty
              title={filter === 'handled' ? '아직 마친 일이 없어요' : '살펴볼 일이 없어요'}
              description="알린 일과 신호가 생기면 여기에 올라와요."
            />
          }
          more={moreBelow}
        >
          {(items) => (
            <ul className="mt-2">
              {items.map((row) => (
                <li key={row.id}>
                  <QueueRow row={row} isOpen={row.id === id} filter={filter} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
      {id ? <Outlet /> : <Nothing />}
    </Frame>
  )
}

function Nothing() {
  return (
    <p className="m-auto hidden px-6 text-center text-body-s text-ink-3 lg:block">
      왼쪽에서 고르면 증거와 할 수 있는 일이 보여요.
    </p>
  )
}

type Counts = Readonly<Record<'all' | 'report' | 'signal', number>>

function FilterLinks({ chosen, counts }: { chosen: CaseFilter; counts: Counts | undefined }) {
  return (
    <nav aria-label="나누어 보기" className="strip -mx-1 px-1 py-1.5">
      <ul className="flex gap-1.5">
        {caseFilters.map((filter) => (
          <li key={filter}>
            <Link
              to={{ search: searchOf(filter) }}
              aria-current={filter === chosen ? 'page' : undefined}
              className="relative inline-flex h-8 items-center gap-1 rounded-full bg-surface px-2.5 text-label font-medium whitespace-nowrap text-ink-2 inset-ring inset-ring-line-2 before:absolute before:inset-x-0 before:-inset-y-1.5 hover:text-ink aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary aria-[current]:inset-ring-0"
            >
              {filterNames[filter]}
              {counts && filter !== 'handled' && <span className="text-caption tnum">{counts[filter]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type QueueRowProps = { row: CaseRow; isOpen: boolean; filter: CaseFilter }

function QueueRow({ row, isOpen, filter }: QueueRowProps) {
  const now = useNow()
  const { id, company, reports, signals, newestAt, isStopped, outcome } = row
  return (
    <Link
      to={{ pathname: consolePaths.safetyCase(id), search: searchOf(filter) }}
      aria-current={isOpen ? 'true' : undefined}
      className="relative block rounded-card py-3.5 pr-3.5 pl-4 before:absolute before:inset-y-4 before:left-0 before:w-[3px] before:rounded-full hover:bg-surface-2 aria-[current]:bg-surface aria-[current]:before:bg-primary"
    >
      <span className="flex items-baseline justify-between gap-2">
        <b className="min-w-0 truncate text-body-s font-bold">{company.name}</b>
        <time dateTime={newestAt} className="shrink-0 text-caption text-ink-3 tnum">
          {shortTime(newestAt, now)}
        </time>
      </span>
      <span className="mt-0.5 block text-label text-ink-2">{summary(row)}</span>
      <span className="mt-2 flex flex-wrap items-center gap-1.5">
        <Source kind="report" count={reports} />
        <Source kind="signal" count={signals} />
        {isStopped && <span className="text-caption font-semibold text-ink">멈춰 있어요</span>}
        {outcome && <span className="text-caption text-ink-3">{outcomeNames[outcome]}</span>}
      </span>
    </Link>
  )
}
