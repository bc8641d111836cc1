import { consolePaths } from '@coffeeattack/contract/pages'
import { dayAgoText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import { completenessFlags, PERCENT_PER_FLAG } from '@coffeeattack/domain/profiles/completeness'
import { useNow } from '@coffeeattack/kit/useNow'
import { CompletenessRing } from '@coffeeattack/ui/CompletenessRing'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link, useLocation } from 'react-router'
import { CandidateSalaryScale } from './CandidateSalaryScale.tsx'
import { statusNames } from './offer-status.ts'
import type { CandidateRow } from './queries.ts'
import { Marked } from './reading/Marked.tsx'
import { hitsFirst } from './reading/marks.ts'
import type { Scale } from './scale/scale.ts'

/** The table's columns, for its head, its rows and their skeletons. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)_62px] items-center gap-6 px-5 sm:grid-cols-[minmax(0,1fr)_236px_62px]'

type CandidateTableRowProps = { row: CandidateRow; scale: Scale; sought: readonly string[]; isOpen: boolean }

/** The whole row opens the profile; the arrows walk over the links in it. */
export function CandidateTableRow({ row, scale, sought, isOpen }: CandidateTableRowProps) {
  const { search } = useLocation()
  return (
    <tr
      className={`${columns} relative border-b border-line py-[15px] transition-colors last:rounded-b-card last:border-0 hover:bg-surface-2/50 ${isOpen ? 'bg-surface-2/60 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary' : ''}`}
    >
      <td className="min-w-0">
        <p className="flex min-w-0 items-center gap-1.5 leading-close">
          <Link
            data-row
            to={{ pathname: consolePaths.candidate(row.id), search }}
            aria-current={isOpen ? 'true' : undefined}
            className="min-w-0 truncate font-bold tracking-snug after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <Marked text={jobTitle(row)} sought={sought} />
          </Link>
          <ShieldCheck size={17} strokeWidth={2.2} className="shrink-0 text-success" />
          <span className="sr-only">경력 인증</span>
          <span className="shrink-0 text-label text-ink-2 tnum">{lengthText(row.totalMonth)}</span>
        </p>
        <Facts row={row} />
        <p className="mt-1 truncate text-caption text-ink-2">
          <Marked text={tagsOf(row, sought)} sought={sought} />
        </p>
      </td>
      <td className="max-sm:hidden">
        <CandidateSalaryScale person={row} scale={scale} strong={isOpen} />
      </td>
      <td className="justify-self-center">
        <CompletenessRing
          size={38}
          percent={row.completenessPercent}
          flags={filledFlags(row.completenessPercent)}
          label={`프로필 완성도 ${row.completenessPercent}퍼센트`}
        />
      </td>
    </tr>
  )
}

function Facts({ row: { jobLabel, isEmployed, lastActiveOn, offerStatus } }: { row: CandidateRow }) {
  const today = kstDay(useNow(10 * 60_000))
  const seen = dayAgoText(parseDay(lastActiveOn) ?? today, today)
  return (
    <p className="flex items-center gap-2 text-label leading-normal text-ink-3">
      <span className="truncate">
        {[jobLabel, isEmployed ? '재직 중' : '이직 준비', seen].filter(Boolean).join(' · ')}
      </span>
      {offerStatus && <Tag>{statusNames[offerStatus]}</Tag>}
    </p>
  )
}

/** What was looked for, then keywords, the person's own words; then what they work with. */
function tagsOf({ hashtags, techStackItems }: CandidateRow, sought: readonly string[]): string {
  return hitsFirst([...hashtags, ...techStackItems], sought)
    .slice(0, 5)
    .map((tag) => `#${tag}`)
    .join('  ')
}

const filledFlags = (percent: number) =>
  completenessFlags.map((_, index) => percent === 100 || index < Math.round(percent / PERCENT_PER_FLAG))
