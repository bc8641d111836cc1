import { consolePaths } from '@coffeeattack/contract/pages'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { scaleFor, ticks } from '../../candidates/scale/scale.ts'
import { usePersonKeys } from '../../candidates/use-person-keys.ts'
import { EmptyBox, moreBelow } from '../../list/ConsoleList.tsx'
import { useListKeys } from '../../list/use-list-keys.ts'
import { useOpenRow } from '../../list/use-open-row.ts'
import type { MatchingPerson, PeoplePage, Position } from '../queries.ts'
import { columns, MatchingRow } from './MatchingRow.tsx'

type MatchingPeopleProps = {
  position: Position
  people: UseInfiniteQueryResult<{ pages: PeoplePage[] }>
  openId: string | undefined
  /** False while the open panel is the composer. */
  isProfile: boolean
}

/** People who may fit: new to the company, of the same job and years; those with most must-haves first. */
export function MatchingPeople({ position, people, openId, isProfile }: MatchingPeopleProps) {
  const table = useRef<HTMLTableElement>(null)
  const nowhere = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  useOpenRow(table, openId)
  useListKeys(table, nowhere, () => openId && void navigate(consolePaths.position(position.id)))
  const addressOf = (id: string) => consolePaths.positionPerson(position.id, id)
  usePersonKeys({
    rows: people.data?.pages.flatMap(({ items }) => items) ?? [],
    openId,
    isProfile,
    addressOf,
    hasMore: people.hasNextPage,
    loadMore: people.fetchNextPage,
  })
  if (position.closedAt)
    return (
      <div className="mt-3">
        <EmptyBox
          empty="닫은 포지션이에요"
          description="다시 열면 맞는 분을 찾아 드려요. 있었던 일은 그대로 남아 있어요."
        />
      </div>
    )
  return (
    <div className="mt-3">
      <PagedList
        query={people}
        title="맞는 분을 불러오지 못했어요"
        className="rounded-card bg-surface py-22"
        skeleton={<PeopleSkeleton />}
        empty={<NobodyYet position={position} />}
        more={moreBelow}
      >
        {(rows) => <PeopleTable ref={table} rows={rows} position={position} openId={openId} />}
      </PagedList>
    </div>
  )
}

type PeopleTableProps = {
  ref: React.Ref<HTMLTableElement>
  rows: readonly MatchingPerson[]
  position: Position
  openId: string | undefined
}

function PeopleTable({ ref, rows, position, openId }: PeopleTableProps) {
  const { id, salaryMin, salaryMax, mustHaves } = position
  // Padding keeps the range away from the ends of the scale.
  const around = { kind: 'band', from: salaryMin - 1_000, to: salaryMax + 1_000 } as const
  const scale = scaleFor([...rows, { income: around, hopeSalary: null }])
  return (
    <table
      ref={ref}
      aria-label="이 포지션에 맞는 분"
      className="block overflow-clip bg-surface max-sm:-mx-4 sm:rounded-card"
    >
      <thead className="block max-sm:sr-only">
        <tr className={`${columns} h-[38px] border-b border-line text-caption text-ink-3`}>
          <th scope="col" className="col-span-2 text-left font-normal">
            {mustHaves.length > 0 ? '꼭 필요한 것이 많이 맞는 순' : '최근에 들른 순'}
          </th>
          <th scope="col" className="relative h-[18px] p-0 text-left font-normal tnum">
            <span className="sr-only">지금과 희망 연봉</span>
            {ticks(scale).map(({ at, text }, index, { length }) => (
              <i
                key={text}
                aria-hidden="true"
                style={{ left: `${at}%` }}
                className={`absolute whitespace-nowrap not-italic ${index === 0 ? '' : index === length - 1 ? '-translate-x-full' : '-translate-x-1/2'}`}
              >
                {text}
              </i>
            ))}
          </th>
        </tr>
      </thead>
      <tbody className="block">
        {rows.map((row) => (
          <MatchingRow
            key={row.id}
            row={row}
            to={consolePaths.positionPerson(id, row.id)}
            scale={scale}
            budget={{ min: salaryMin, max: salaryMax }}
            isOpen={row.id === openId}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Links to the candidate search, which has more filters. */
function NobodyYet({ position }: { position: Position }) {
  const { jobLabel, jobSubLabel } = position
  const asked = new URLSearchParams({ jobLabel, ...(jobSubLabel && { jobSubLabel }) })
  return (
    <EmptyBox
      empty="지금 새로 만날 분이 없어요"
      description="이미 어택을 보냈거나 숨긴 분은 여기에 없어요. 직무와 경력을 넓히거나 후보자 찾기에서 둘러보세요."
      action={
        <Link to={`${consolePaths.candidates()}?${asked}`} className={buttonLook({ size: 'sm' })}>
          후보자 찾기
        </Link>
      }
    />
  )
}

function PeopleSkeleton() {
  return (
    <SkeletonGroup label="맞는 분을 찾고 있어요">
      <div className="bg-surface max-sm:-mx-4 sm:rounded-card sm:pt-[38px]">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div key={row} className={`${columns} border-t border-line py-3`}>
            <div className="sm:col-span-2">
              <Skeleton className="h-5 w-44" />
              <Skeleton className="mt-2 h-4 w-64 max-w-full" />
            </div>
            <Skeleton round="full" className="h-2.5 max-sm:col-span-2 max-sm:mt-3" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
