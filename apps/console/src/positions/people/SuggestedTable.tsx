import { consolePaths } from '@coffeeattack/contract/console-pages'
import { dayAgoText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { metText } from '@coffeeattack/domain/positions/must-haves'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { Suggestion } from '@coffeeattack/domain/suggestions/reasons'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { ReasonMark } from '@coffeeattack/kit/suggestions/ReasonMark'
import { ReasonRun } from '@coffeeattack/kit/suggestions/ReasonRun'
import { Sum } from '@coffeeattack/kit/suggestions/Sum'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Tag } from '@coffeeattack/ui/Tag'
import type { ReactNode, Ref } from 'react'
import { statusNames } from '../../candidates/offer-status.ts'
import { PeopleTableRow, PersonLink } from '../../candidates/PeopleTable.tsx'
import { StarButton } from '../../memory/StarButton.tsx'
import type { SuggestedPerson } from '../queries.ts'
import { Pips } from './Pips.tsx'
import { withOrder } from './order.ts'

/** On a phone the run and the sum stand below the person. */
const columns =
  'grid grid-cols-[34px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 sm:grid-cols-[34px_24px_minmax(0,1fr)_minmax(96px,0.35fr)_38px] sm:pr-5'

export type Groups = {
  /** Who said '관심 있어요', whatever their sum. */
  interested: readonly SuggestedPerson[]
  others: readonly SuggestedPerson[]
  /** How many others there are in all. */
  othersCount: string
}

type SuggestedTableProps = {
  ref: Ref<HTMLTableElement>
  groups: Groups
  positionId: string
  openId: string | undefined
}

/** People in the order of their reasons, each with the drawing of the sum (MATCH-1, MATCH-3). */
export function SuggestedTable({ ref, groups, positionId, openId }: SuggestedTableProps) {
  const { interested, others, othersCount } = groups
  const rowOf = (row: SuggestedPerson) => (
    <SuggestedRow
      key={row.id}
      row={row}
      to={withOrder(consolePaths.positionPerson(positionId, row.id), 'suggested')}
      isOpen={row.id === openId}
    />
  )
  return (
    <table
      ref={ref}
      aria-label="이 포지션에 맞는 분"
      className="block bg-surface max-sm:-mx-4 sm:rounded-card"
    >
      {interested.length > 0 && (
        <tbody className="block">
          <InterestedHead count={interested.length} />
          {interested.map(rowOf)}
        </tbody>
      )}
      {others.length > 0 && (
        <tbody className="block">
          <GroupHead name="이유를 더한 순" count={othersCount} note="작은 숫자는 기본 순의 자리예요" />
          {others.map(rowOf)}
        </tbody>
      )}
    </table>
  )
}

/** Above both orders. */
export const InterestedHead = ({ count }: { count: number }) => (
  <GroupHead
    name="먼저 관심 있다고 한 분"
    count={String(count)}
    note="더한 값과 관계없이 맨 앞이에요"
    icon={<Person size={15} strokeWidth={2} />}
  />
)

type GroupHeadProps = { name: string; count: string; note: string; icon?: ReactNode }

export function GroupHead({ name, count, note, icon }: GroupHeadProps) {
  return (
    <tr className="block border-b border-line">
      <th
        scope="rowgroup"
        className="flex min-h-9 flex-wrap items-center gap-x-1.5 px-4 py-1.5 text-left text-caption font-semibold text-ink-2 sm:px-5"
      >
        {icon}
        {name}
        <span className="tnum">{count}</span>
        <span className="ml-auto font-normal text-ink-3 max-sm:w-full">{note}</span>
      </th>
    </tr>
  )
}

type SuggestedRowProps = { row: SuggestedPerson; to: string; isOpen: boolean }

function SuggestedRow({ row, to, isOpen }: SuggestedRowProps) {
  const { suggestion, hopeSalary } = row
  return (
    <PeopleTableRow columns={columns} isOpen={isOpen}>
      <td className="block text-center leading-tight tnum max-sm:self-start">
        <Place row={row} />
      </td>
      <td className="relative z-1 block max-sm:col-start-3 max-sm:row-start-1 max-sm:self-start">
        <StarButton person={row} className="relative size-6 after:absolute after:-inset-2.5" />
      </td>
      <td className="block min-w-0 max-sm:col-start-2 max-sm:row-start-1">
        <p className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-1.5 sm:h-6 sm:flex-nowrap sm:overflow-hidden sm:whitespace-nowrap">
          <PersonLink person={row} to={to} isOpen={isOpen}>
            <MaskedText text={jobTitle(row)} />
          </PersonLink>
          {row.interestedOn && <InterestMark day={row.interestedOn} />}
          {row.offerStatus && <Tag>{statusNames[row.offerStatus]}</Tag>}
          {hopeSalary !== null && (
            <span
              className={`min-w-0 truncate text-caption text-ink-3 tnum ${row.offerStatus || row.interestedOn ? 'sm:max-[1399px]:sr-only' : ''}`}
            >
              희망 {groupDigits(hopeSalary)}
            </span>
          )}
        </p>
        {suggestion ? <StrongestLine {...suggestion} /> : <PlainLine met={row.met} />}
      </td>
      <td className="block max-sm:col-start-2 max-sm:mt-2">
        {suggestion && <ReasonRun reasons={suggestion.reasons} size="row" className="max-w-43" />}
      </td>
      <td className="block text-right text-h2 leading-none font-bold tracking-tight tnum max-sm:col-start-3 max-sm:mt-2">
        {suggestion ? (
          <>
            <span className="sr-only">더하면 </span>
            <Sum of={suggestion.sum} />
          </>
        ) : (
          <span className="text-body-s font-normal text-ink-3">
            <span aria-hidden="true">–</span>
            <span className="sr-only">견주지 않았어요</span>
          </span>
        )}
      </td>
    </PeopleTableRow>
  )
}

/** The place in this order, and below it the one in the plain order. */
function Place({ row: { place, plainPlace } }: { row: SuggestedPerson }) {
  return (
    <>
      <b className="text-label font-bold">{place ?? '–'}</b>
      {plainPlace !== null && (
        <span className="block text-micro whitespace-nowrap text-ink-3">기본 {plainPlace}</span>
      )}
    </>
  )
}

/** The candidate's own mark, with the day. */
export function InterestMark({ day }: { day: string }) {
  const today = kstDay(useNow(nextMidnight))
  return (
    <span className="inline-flex h-6 shrink-0 items-center gap-1 rounded-tag border-[1.5px] border-dashed border-line-field px-2 text-caption font-semibold text-ink tnum">
      <Person size={13} strokeWidth={2.2} />
      <span className="sr-only">관심 있다고 했어요 </span>
      {dayAgoText(parseDay(day) ?? today, today)}
    </span>
  )
}

/** The strongest reason of each side; the panel has all of them. */
function StrongestLine({ reasons }: Suggestion) {
  const pro = reasons.find(({ points }) => points > 0)
  const con = reasons.find(({ points }) => points < 0)
  return (
    <p className="mt-0.5 flex min-w-0 flex-wrap gap-x-3 text-caption leading-5 text-ink-2 sm:flex-nowrap sm:whitespace-nowrap">
      {pro && <ReasonWords kind="for" text={pro.text} />}
      {con && <ReasonWords kind="against" text={con.text} />}
    </p>
  )
}

function ReasonWords({ kind, text }: { kind: 'for' | 'against'; text: string }) {
  return (
    <span className={`flex min-w-0 gap-1.5 ${kind === 'for' ? 'sm:max-w-3/5 sm:flex-none' : 'sm:flex-1'}`}>
      <ReasonMark kind={kind} className="mt-1 size-3" />
      <span className="sr-only">{kind === 'for' ? '맞는 이유' : '걸리는 이유'}</span>
      <span className="min-w-0 sm:truncate">
        <MaskedText text={text} />
      </span>
    </span>
  )
}

/** Of a person whom nobody compares. */
function PlainLine({ met }: Pick<SuggestedPerson, 'met'>) {
  return (
    <p className="mt-0.5 flex min-h-5 min-w-0 gap-2 text-caption leading-5 text-ink-2">
      <Pips met={met} />
      <span className="min-w-0 sm:truncate">
        <MaskedText text={metText(met)} />
      </span>
    </p>
  )
}
