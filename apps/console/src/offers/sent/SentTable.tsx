import type { SentSort } from '@coffeeattack/domain/offers/sent-list'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { useNow } from '@coffeeattack/kit/useNow'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { moreBelow } from '../../list/ConsoleList.tsx'
import { type Filter, sortedBy } from './filter.ts'
import type { SentOffer, SentPage } from './queries.ts'
import { columns, SentRow } from './SentRow.tsx'

type SentListProps = Omit<SentTableProps, 'offers' | 'isBusy'> & {
  sent: UseInfiniteQueryResult<{ pages: SentPage[] }>
  empty: ReactNode
}

/** The sent offers page by page, with a skeleton, an error and an empty state. */
export function SentList({ sent, empty, ...table }: SentListProps) {
  return (
    <PagedList
      query={sent}
      title="보낸 어택을 불러오지 못했어요"
      className="rounded-card bg-surface py-22"
      skeleton={<SentSkeleton />}
      empty={empty}
      more={moreBelow}
    >
      {(offers) => <SentTable {...table} offers={offers} isBusy={sent.isPlaceholderData} />}
    </PagedList>
  )
}

type SentTableProps = {
  ref?: Ref<HTMLTableElement>
  offers: readonly SentOffer[]
  filter: Filter
  isBusy: boolean
  openId: string | null
  onFilter: (filter: Filter) => void
  onOpen: (id: string | null) => void
}

/** One row of 44 px for each offer; on a phone one card for each. */
function SentTable({ ref, offers, filter, isBusy, openId, onFilter, onOpen }: SentTableProps) {
  const now = useNow()
  return (
    <table
      ref={ref}
      aria-label="보낸 어택"
      aria-busy={isBusy || undefined}
      className="block overflow-clip rounded-card bg-surface max-sm:-mx-4 max-sm:rounded-none"
    >
      <thead className="block max-console:hidden">
        <tr className={`${columns} grid h-[38px] text-caption text-ink-3`}>
          {heads.map((head) => (
            <Head key={head.name} {...head} filter={filter} onFilter={onFilter} />
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {offers.map((offer) => (
          <SentRow
            key={offer.id}
            offer={offer}
            now={now}
            isOpen={offer.id === openId}
            onOpen={(isOpen) => onOpen(isOpen ? offer.id : null)}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = { name: string; sort?: SentSort; isRight?: boolean; isHidden?: boolean }

/** The raise cannot be sorted by, because the order would reveal undisclosed incomes. */
const heads: readonly HeadProps[] = [
  { name: '받은 분', sort: 'job' },
  { name: '포지션', sort: 'position' },
  { name: '제안 연봉(만 원)', sort: 'salary', isRight: true },
  { name: '소득보다', isRight: true },
  { name: '담당', sort: 'by' },
  { name: '보낸 날', sort: 'sent' },
  { name: '읽은 날', sort: 'read' },
  { name: '지금', sort: 'now' },
  { name: '남은 시간', sort: 'left', isRight: true },
  { name: '펼치기', isHidden: true },
]

const spoken = { asc: 'ascending', desc: 'descending' } as const

function Head(props: HeadProps & Pick<SentTableProps, 'filter' | 'onFilter'>) {
  const { name, sort, isRight = false, isHidden = false, filter, onFilter } = props
  const isSorted = sort !== undefined && filter.sort === sort
  const side = isRight ? 'justify-end text-right' : 'text-left'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? spoken[filter.direction] : undefined}
      className={`flex h-full min-w-0 items-center font-medium whitespace-nowrap ${side}`}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onFilter(sortedBy(filter, sort))}
          className={`inline-flex h-full items-center gap-0.5 hover:text-ink ${isSorted ? 'font-semibold text-ink' : ''}`}
        >
          {name}
          {isSorted && (
            <ChevronDown
              size={14}
              strokeWidth={2.4}
              className={filter.direction === 'desc' ? '' : 'rotate-180'}
            />
          )}
        </button>
      ) : (
        <span className={isHidden ? 'sr-only' : ''}>{name}</span>
      )}
    </th>
  )
}

function SentSkeleton() {
  return (
    <SkeletonGroup
      label="보낸 어택을 불러오는 중이에요"
      className="rounded-card bg-surface pt-[38px] max-sm:-mx-4"
    >
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-t border-line px-5">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-28 max-sm:hidden" />
          <Skeleton className="ml-auto h-4 w-24" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
