import { consolePaths } from '@coffeeattack/contract/console-pages'
import { reasonText } from '@coffeeattack/domain/candidates/reasons/text'
import { metText } from '@coffeeattack/domain/positions/must-haves'
import { monthsOutside } from '@coffeeattack/domain/positions/position'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { PagedList } from '@coffeeattack/kit/PagedList'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type Ref, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { CandidateSalaryScale } from '../../candidates/CandidateSalaryScale.tsx'
import { statusNames } from '../../candidates/offer-status.ts'
import { PeopleTable, PersonLink, PeopleTableRow } from '../../candidates/PeopleTable.tsx'
import { type Scale, scaleFor } from '../../candidates/scale/scale.ts'
import { usePersonKeys } from '../../candidates/use-person-keys.ts'
import { EmptyBox, moreBelow } from '../../list/ConsoleList.tsx'
import { useListKeys, useOpenRow } from '../../list/use-list-keys.ts'
import { StarButton } from '../../memory/StarButton.tsx'
import type { MatchingPerson, PeoplePage, Position } from '../queries.ts'
import { Pips } from './Pips.tsx'

/** The columns of the head, the rows and the skeleton. On a phone the salary stands below the person. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 sm:grid-cols-[24px_minmax(0,1fr)_212px] sm:pr-5 sm:pl-4 min-[1400px]:gap-x-5'

type MatchingPeopleProps = {
  position: Position
  people: UseInfiniteQueryResult<{ pages: PeoplePage[] }>
  openId: string | undefined
  /** True for an open profile, false for the composer. */
  isProfile: boolean
}

/** People who match the position and are new to the company, those with the most must-haves first. */
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
        {(rows) => <MatchingTable ref={table} rows={rows} position={position} openId={openId} />}
      </PagedList>
    </div>
  )
}

type MatchingTableProps = {
  ref: Ref<HTMLTableElement>
  rows: readonly MatchingPerson[]
  position: Position
  openId: string | undefined
}

function MatchingTable({ ref, rows, position, openId }: MatchingTableProps) {
  const { id, salaryMin, salaryMax } = position
  const hasMustHaves = rows.some(({ met }) => met.length > 0)
  // A margin keeps the range away from the edges of the scale.
  const around = { kind: 'band', from: salaryMin - 1_000, to: salaryMax + 1_000 } as const
  const scale = scaleFor([...rows, { income: around, hopeSalary: null }])
  return (
    <PeopleTable
      ref={ref}
      label="이 포지션에 맞는 분"
      columns={columns}
      before={
        <th scope="col" className="col-span-2 text-left font-normal">
          {hasMustHaves ? '꼭 필요한 것이 많이 맞는 순' : '최근에 들른 순'}
        </th>
      }
      scale={scale}
    >
      {rows.map((row) => (
        <MatchingRow
          key={row.id}
          row={row}
          to={consolePaths.positionPerson(id, row.id)}
          scale={scale}
          position={position}
          isOpen={row.id === openId}
        />
      ))}
    </PeopleTable>
  )
}

/** Links to the search, which has more conditions. */
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

type MatchingRowProps = {
  row: MatchingPerson
  to: string
  scale: Scale
  position: Position
  isOpen: boolean
}

/** The link of the job title covers the whole row; the arrow keys move between these links. */
function MatchingRow({ row, to, scale, position, isOpen }: MatchingRowProps) {
  // The salary range is drawn through all rows.
  const budget = { min: position.salaryMin, max: position.salaryMax }
  return (
    <PeopleTableRow columns={columns} isOpen={isOpen}>
      <td className="relative z-1 block self-start max-sm:col-start-2 max-sm:row-start-1">
        <StarButton person={row} className="relative size-6 after:absolute after:-inset-2.5" />
      </td>
      <td className="block min-w-0 max-sm:col-start-1 max-sm:row-start-1">
        <p className="flex h-6 min-w-0 items-center gap-1.5 whitespace-nowrap">
          <PersonLink person={row} to={to} isOpen={isOpen}>
            <MaskedText text={jobTitle(row)} />
          </PersonLink>
          <span
            className={`min-w-0 truncate text-caption text-ink-3 ${row.offerStatus ? 'max-[1399px]:sr-only' : ''}`}
          >
            {row.isEmployed ? '재직 중' : '이직 준비'}
          </span>
          {row.offerStatus && <Tag>{statusNames[row.offerStatus]}</Tag>}
        </p>
        <p className="mt-0.5 flex min-h-5 min-w-0 gap-2 text-caption leading-5 text-ink-2">
          <Pips met={row.met} />
          <span className="min-w-0 sm:truncate">
            <MaskedText text={lineOf(row, position)} />
          </span>
        </p>
      </td>
      <td className="relative block self-stretch max-sm:col-span-2 max-sm:mt-2 sm:grid sm:content-center">
        <CandidateSalaryScale person={row} scale={scale} budget={budget} strong={isOpen} />
      </td>
    </PeopleTableRow>
  )
}

/** The must-haves met, by how much the career is outside the position's years, and one further reason. */
function lineOf({ met, why, totalMonth }: MatchingPerson, position: Position): string {
  const monthsMore = monthsOutside(position, totalMonth)
  const outside = monthsMore === 0 ? [] : [`이 포지션보다 ${reasonText({ kind: 'years', monthsMore }).text}`]
  const others = why.map((reason) => reasonText(reason).text)
  return [...outside, metText(met), ...others.slice(0, 1)].filter((text) => text !== '').join(' · ')
}
