import { consolePaths } from '@coffeeattack/contract/console-pages'
import { dayAgoText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import { completenessFlags, PERCENT_PER_FLAG } from '@coffeeattack/domain/profiles/completeness'
import { hashtagText } from '@coffeeattack/domain/profiles/hashtags'
import { spokenText } from '@coffeeattack/domain/text/marks'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { useNow } from '@coffeeattack/kit/useNow'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { CompletenessRing } from '@coffeeattack/ui/CompletenessRing'
import { Eye } from '@coffeeattack/ui/icons/Eye'
import { EyeOff } from '@coffeeattack/ui/icons/EyeOff'
import { Tag } from '@coffeeattack/ui/Tag'
import type { Ref } from 'react'
import { useLocation } from 'react-router'
import { hide, show } from '../memory/marks.ts'
import { StarButton } from '../memory/StarButton.tsx'
import { CandidateSalaryScale } from './CandidateSalaryScale.tsx'
import { useChoosing } from './compare/choosing.ts'
import { statusNames } from './offer-status.ts'
import { PeopleTable, PersonLink, PeopleTableRow } from './PeopleTable.tsx'
import type { CandidateRow } from './queries.ts'
import { matchesFirst } from './reading/marks.ts'
import { Marked, ReasonLine } from './reading/Reasons.tsx'
import type { Scale } from './scale/scale.ts'
import type { Range } from './search.ts'

/**
 * The columns of the head, the rows and the skeleton. On a phone the salary stands below the person.
 * Operators with a company get a star column.
 */
export const columns = (isOurs: boolean) =>
  isOurs
    ? 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 sm:grid-cols-[24px_minmax(0,1fr)_212px_40px] sm:pr-4.5 sm:pl-3.5 min-[1400px]:grid-cols-[24px_minmax(0,1fr)_236px_40px] min-[1400px]:gap-x-5'
    : 'grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 px-4 sm:grid-cols-[minmax(0,1fr)_212px_40px] sm:px-5 min-[1400px]:grid-cols-[minmax(0,1fr)_236px_40px] min-[1400px]:gap-x-5'

type CandidateTableProps = {
  ref: Ref<HTMLTableElement>
  label: string
  rows: readonly CandidateRow[]
  scale: Scale
  /** The searched words, which the rows mark. */
  sought: readonly string[]
  /** The searched salary range, drawn through all rows. */
  budget: Range
  openId: string | undefined
}

export function CandidateTable({ ref, label, rows, scale, sought, budget, openId }: CandidateTableProps) {
  const isOurs = rows.some(({ marks }) => marks !== null)
  return (
    <PeopleTable
      ref={ref}
      label={label}
      columns={columns(isOurs)}
      before={
        <th scope="col" className={`text-left font-normal ${isOurs ? 'sm:col-span-2 sm:pl-1.5' : ''}`}>
          후보자와 찾은 이유
        </th>
      }
      after={
        <th scope="col" className="justify-self-center font-normal whitespace-nowrap">
          완성도
        </th>
      }
      scale={scale}
    >
      {rows.map((row) => (
        <CandidateTableRow
          key={row.id}
          row={row}
          scale={scale}
          sought={sought}
          budget={budget}
          isOpen={row.id === openId}
        />
      ))}
    </PeopleTable>
  )
}

type CandidateTableRowProps = {
  row: CandidateRow
  scale: Scale
  sought: readonly string[]
  budget: Range
  isOpen: boolean
}

/** The link of the job title covers the whole row; the arrow keys move between these links. */
function CandidateTableRow({ row, scale, sought, budget, isOpen }: CandidateTableRowProps) {
  const { search } = useLocation()
  const { marks } = row
  return (
    <PeopleTableRow columns={`${columns(marks !== null)} group`} isOpen={isOpen}>
      {marks && (
        <td className="relative z-1 block self-start max-sm:col-start-2 max-sm:row-start-1">
          <StarButton person={row} className="relative size-6 after:absolute after:-inset-2.5" />
          <Choose row={row} />
        </td>
      )}
      <td className="block min-w-0 self-start max-sm:col-start-1 max-sm:row-start-1">
        {marks?.isNew && (
          <i
            aria-hidden="true"
            className="absolute top-[21px] left-1.5 size-[7px] rounded-full bg-ink sm:left-[43px] min-[1400px]:left-[47px]"
          />
        )}
        <p className="flex h-6 min-w-0 items-center gap-1.5 whitespace-nowrap">
          <PersonLink
            person={row}
            to={{ pathname: consolePaths.candidate(row.id), search }}
            isOpen={isOpen}
            isSeen={Boolean(marks?.seenAt)}
          >
            <Marked text={jobTitle(row)} sought={sought} />
          </PersonLink>
          {marks?.isNew && <span className="sr-only">새로 온 분</span>}
          <Facts row={row} />
          {marks?.seenAt && <Seen at={marks.seenAt} hasTag={row.offerStatus !== null} />}
          {row.offerStatus && <Tag>{statusNames[row.offerStatus]}</Tag>}
          {marks && <HideButton row={row} />}
        </p>
        <p className="mt-0.5 flex gap-2.5 overflow-hidden text-caption leading-5 whitespace-nowrap text-ink-2">
          {tagsOf(row, sought).map((tag) => (
            <span key={tag} className="shrink-0">
              <Marked text={hashtagText(tag)} sought={sought} />
            </span>
          ))}
        </p>
        <ReasonLine why={row.why} />
      </td>
      <td className="relative block self-stretch max-sm:col-span-full max-sm:mt-2 sm:grid sm:content-center">
        <CandidateSalaryScale person={row} scale={scale} budget={budget} strong={isOpen} />
      </td>
      <td className="block justify-self-center max-sm:hidden">
        <CompletenessRing
          size={36}
          percent={row.completenessPercent}
          flags={filledFlags(row.completenessPercent)}
          label={`프로필 완성도 ${row.completenessPercent}퍼센트`}
        />
      </td>
    </PeopleTableRow>
  )
}

/** When a colleague opened the profile. */
function Seen({ at, hasTag }: { at: string; hasTag: boolean }) {
  const today = kstDay(useNow(10 * 60_000))
  return (
    <span
      className={`flex shrink-0 items-center gap-1 text-caption text-ink-3 ${hasTag ? 'max-[1399px]:sr-only' : ''}`}
    >
      <Eye size={14} />
      {`${dayAgoText(kstDay(new Date(at)), today)} 봤어요`}
    </span>
  )
}

/** Hides a person from the list. Shown to mouse and keyboard; on touch screens the profile has this button. */
function HideButton({ row }: { row: CandidateRow }) {
  const isHidden = row.marks?.isHidden ?? false
  const [label, Icon] = isHidden ? (['다시 보이기', Eye] as const) : (['숨기기', EyeOff] as const)
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void (isHidden ? show(row) : hide(row))}
      className="relative z-1 ml-auto grid size-6 shrink-0 place-items-center rounded-[8px] text-ink-3 opacity-0 group-hover:opacity-100 after:absolute after:-inset-2 hover:bg-surface-2 focus-visible:opacity-100 max-lg:hidden"
    >
      <Icon size={16} />
    </button>
  )
}

/** Selects a person for comparison. Visible on hover, and in every row once somebody is selected. */
function Choose({ row }: { row: CandidateRow }) {
  const choosing = useChoosing()
  if (!choosing) return null
  const { chosen, toggle } = choosing
  const isChosen = chosen.includes(row.id)
  return (
    <Checkbox
      aria-label={`${spokenText(jobTitle(row))} ${lengthText(row.totalMonth)} 비교에 넣기`}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= COMPARED.most}
      onChange={() => toggle(row.id)}
      className={`mt-3 focus-within:opacity-100 group-hover:opacity-100 ${chosen.length > 0 ? '' : 'opacity-0 max-lg:hidden'}`}
    />
  )
}

/** Job, employment and last activity. On narrow screens the offer status or the seen mark replaces them. */
function Facts({ row: { jobLabel, isEmployed, lastActiveOn, offerStatus, marks } }: { row: CandidateRow }) {
  const today = kstDay(useNow(10 * 60_000))
  const seen = dayAgoText(parseDay(lastActiveOn) ?? today, today)
  return (
    <span
      className={`min-w-0 shrink-9999 truncate text-caption text-ink-3 ${offerStatus || marks?.seenAt ? 'max-[1399px]:sr-only' : 'max-sm:sr-only'}`}
    >
      <MaskedText text={[jobLabel, isEmployed ? '재직 중' : '이직 준비', seen].filter(Boolean).join(' · ')} />
    </span>
  )
}

/** The hashtags and techniques to show: searched words first, then hashtags, then techniques. */
const tagsOf = ({ hashtags, techStackItems }: CandidateRow, sought: readonly string[]): string[] =>
  matchesFirst([...new Set([...hashtags, ...techStackItems])], sought).slice(0, 5)

const filledFlags = (percent: number) =>
  completenessFlags.map((_, index) => percent === 100 || index < Math.round(percent / PERCENT_PER_FLAG))
