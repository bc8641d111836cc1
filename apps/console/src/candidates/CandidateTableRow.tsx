import { consolePaths } from '@coffeeattack/contract/pages'
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
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link, useLocation } from 'react-router'
import { hide, show } from '../memory/marks.ts'
import { StarButton } from '../memory/StarButton.tsx'
import { CandidateSalaryScale } from './CandidateSalaryScale.tsx'
import { useChoosing } from './compare/choosing.ts'
import { statusNames } from './offer-status.ts'
import type { CandidateRow } from './queries.ts'
import { hitsFirst } from './reading/marks.ts'
import { Marked, ReasonLine } from './reading/Reasons.tsx'
import type { Scale } from './scale/scale.ts'
import type { Range } from './search.ts'

/**
 * The table's columns, for its head, its rows and their skeletons; on a phone the salary goes below the person. Whoever has a
 * company has a column for the star.
 */
export const columns = (isOurs: boolean) =>
  isOurs
    ? 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 sm:grid-cols-[24px_minmax(0,1fr)_212px_40px] sm:pr-4.5 sm:pl-3.5 min-[1400px]:grid-cols-[24px_minmax(0,1fr)_236px_40px] min-[1400px]:gap-x-5'
    : 'grid items-center gap-x-4 px-4 sm:grid-cols-[minmax(0,1fr)_212px_40px] sm:px-5 min-[1400px]:grid-cols-[minmax(0,1fr)_236px_40px] min-[1400px]:gap-x-5'

type CandidateTableRowProps = {
  row: CandidateRow
  scale: Scale
  sought: readonly string[]
  budget: Range
  isOpen: boolean
}

/** The whole row opens the profile; the arrows walk over the links in it. */
export function CandidateTableRow({ row, scale, sought, budget, isOpen }: CandidateTableRowProps) {
  const { search } = useLocation()
  const { marks } = row
  return (
    <tr
      className={`${columns(marks !== null)} group relative border-b border-line py-3 transition-colors last:border-0 hover:bg-surface-2/50 sm:last:rounded-b-card ${isOpen ? 'bg-surface-2/60 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary' : ''}`}
    >
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
          <Link
            data-row={row.id}
            to={{ pathname: consolePaths.candidate(row.id), search }}
            aria-current={isOpen ? 'true' : undefined}
            className={`min-w-0 shrink-0 truncate text-body-s tracking-snug after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus max-sm:shrink ${marks?.seenAt ? 'font-medium text-ink-2' : 'font-bold'}`}
          >
            <Marked text={jobTitle(row)} sought={sought} />
          </Link>
          <ShieldCheck size={15} strokeWidth={2.2} className="shrink-0 text-success" />
          <span className="sr-only">경력 인증</span>
          <span className="shrink-0 text-label tnum">{lengthText(row.totalMonth)}</span>
          {marks?.isNew && <span className="sr-only">새로 온 분</span>}
          <Facts row={row} />
          {marks?.seenAt && <Seen at={marks.seenAt} hasTag={row.offerStatus !== null} />}
          {row.offerStatus && <Tag>{statusNames[row.offerStatus]}</Tag>}
          {marks && <HideButton row={row} />}
        </p>
        <p className="mt-0.5 flex gap-2.5 overflow-hidden text-caption leading-5 whitespace-nowrap text-ink-2 max-sm:hidden">
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
    </tr>
  )
}

/** That a colleague opened the profile, and when. */
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

/** For a mouse or a keyboard, in the row itself; the profile has it for fingers. */
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

/** To be laid beside others. It shows once somebody looks for it, and in every row once one is chosen. */
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

/** Where there is little room, what is between the company and the person is told before them. */
function Facts({ row: { jobLabel, isEmployed, lastActiveOn, offerStatus, marks } }: { row: CandidateRow }) {
  const today = kstDay(useNow(10 * 60_000))
  const seen = dayAgoText(parseDay(lastActiveOn) ?? today, today)
  return (
    <span
      className={`min-w-0 truncate text-caption text-ink-3 ${offerStatus || marks?.seenAt ? 'max-[1399px]:sr-only' : 'max-sm:sr-only'}`}
    >
      <MaskedText text={[jobLabel, isEmployed ? '재직 중' : '이직 준비', seen].filter(Boolean).join(' · ')} />
    </span>
  )
}

/** What was looked for, then keywords, the person's own words; then what they work with. */
const tagsOf = ({ hashtags, techStackItems }: CandidateRow, sought: readonly string[]): string[] =>
  hitsFirst([...new Set([...hashtags, ...techStackItems])], sought).slice(0, 5)

const filledFlags = (percent: number) =>
  completenessFlags.map((_, index) => percent === 100 || index < Math.round(percent / PERCENT_PER_FLAG))
