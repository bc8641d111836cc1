import { consolePaths } from '@coffeeattack/contract/console-pages'
import { reasonText } from '@coffeeattack/domain/candidates/reasons/text'
import { metText } from '@coffeeattack/domain/positions/must-haves'
import { monthsOutside } from '@coffeeattack/domain/positions/position'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Tag } from '@coffeeattack/ui/Tag'
import type { Ref } from 'react'
import { CandidateSalaryScale } from '../../candidates/CandidateSalaryScale.tsx'
import { statusNames } from '../../candidates/offer-status.ts'
import { PeopleTable, PeopleTableRow, PersonLink } from '../../candidates/PeopleTable.tsx'
import { type Scale, scaleFor } from '../../candidates/scale/scale.ts'
import { StarButton } from '../../memory/StarButton.tsx'
import type { Position, SuggestedPerson } from '../queries.ts'
import { withOrder } from './order.ts'
import { Pips } from './Pips.tsx'
import { GroupHead, type Groups, InterestedHead, InterestMark } from './SuggestedTable.tsx'

/** The columns of the head and the rows. On a phone the salary stands below the person. */
export const plainColumns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 sm:grid-cols-[24px_minmax(0,1fr)_212px] sm:pr-5 sm:pl-4 min-[1400px]:gap-x-5'

type PlainTableProps = {
  ref: Ref<HTMLTableElement>
  groups: Groups
  position: Position
  openId: string | undefined
}

/** Those with the most must-haves first, on one scale of salaries (BIZ-9). */
export function PlainTable({ ref, groups, position, openId }: PlainTableProps) {
  const { interested, others, othersCount } = groups
  const { id, salaryMin, salaryMax, mustHaves } = position
  // A margin keeps the range away from the edges of the scale.
  const around = { kind: 'band', from: salaryMin - 1_000, to: salaryMax + 1_000 } as const
  const scale = scaleFor([...interested, ...others, { income: around, hopeSalary: null }])
  const byMustHaves = mustHaves.length > 0 ? '꼭 필요한 것이 많이 맞는 순' : '최근에 들른 순'
  const rowOf = (row: SuggestedPerson) => (
    <PlainRow
      key={row.id}
      row={row}
      to={withOrder(consolePaths.positionPerson(id, row.id), 'plain')}
      scale={scale}
      position={position}
      isOpen={row.id === openId}
    />
  )
  return (
    <PeopleTable
      ref={ref}
      label="이 포지션에 맞는 분"
      columns={plainColumns}
      before={
        <th scope="col" className="col-span-2 text-left font-normal">
          {byMustHaves}
        </th>
      }
      scale={scale}
    >
      {interested.length > 0 && <InterestedHead count={interested.length} />}
      {interested.map(rowOf)}
      {interested.length > 0 && others.length > 0 && (
        <GroupHead name={byMustHaves} count={othersCount} note="" />
      )}
      {others.map(rowOf)}
    </PeopleTable>
  )
}

type PlainRowProps = {
  row: SuggestedPerson
  to: string
  scale: Scale
  position: Position
  isOpen: boolean
}

/** The link of the job title covers the whole row; the arrow keys move between these links. */
function PlainRow({ row, to, scale, position, isOpen }: PlainRowProps) {
  // The salary range is drawn through all rows.
  const budget = { min: position.salaryMin, max: position.salaryMax }
  return (
    <PeopleTableRow columns={plainColumns} isOpen={isOpen}>
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
          {row.interestedOn && <InterestMark day={row.interestedOn} />}
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
function lineOf({ met, why, totalMonth }: SuggestedPerson, position: Position): string {
  const monthsMore = monthsOutside(position, totalMonth)
  const outside = monthsMore === 0 ? [] : [`이 포지션보다 ${reasonText({ kind: 'years', monthsMore }).text}`]
  const others = why.map((reason) => reasonText(reason).text)
  return [...outside, metText(met), ...others.slice(0, 1)].filter((text) => text !== '').join(' · ')
}
