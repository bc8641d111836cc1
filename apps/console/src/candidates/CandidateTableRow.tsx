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
import { ReasonLine } from './reading/Reasons.tsx'
import type { Scale } from './scale/scale.ts'
import type { Range } from './search.ts'

/** The table's columns, for its head, its rows and their skeletons; on a phone the salary goes below the person. */
export const columns =
  'grid items-center gap-x-4 px-4 sm:grid-cols-[minmax(0,1fr)_212px_40px] sm:px-5 min-[1400px]:grid-cols-[minmax(0,1fr)_236px_40px] min-[1400px]:gap-x-5'

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
  return (
    <tr
      className={`${columns} relative border-b border-line py-3 transition-colors last:border-0 hover:bg-surface-2/50 sm:last:rounded-b-card ${isOpen ? 'bg-surface-2/60 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary' : ''}`}
    >
      <td className="block min-w-0">
        <p className="flex h-6 min-w-0 items-center gap-1.5 whitespace-nowrap">
          <Link
            data-row
            to={{ pathname: consolePaths.candidate(row.id), search }}
            aria-current={isOpen ? 'true' : undefined}
            className="min-w-0 shrink-0 truncate text-body-s font-bold tracking-snug after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus max-sm:shrink"
          >
            <Marked text={jobTitle(row)} sought={sought} />
          </Link>
          <ShieldCheck size={15} strokeWidth={2.2} className="shrink-0 text-success" />
          <span className="sr-only">경력 인증</span>
          <span className="shrink-0 text-label tnum">{lengthText(row.totalMonth)}</span>
          <Facts row={row} />
          {row.offerStatus && <Tag>{statusNames[row.offerStatus]}</Tag>}
        </p>
        <p className="mt-0.5 flex gap-2.5 overflow-hidden text-caption leading-5 whitespace-nowrap text-ink-2 max-sm:hidden">
          {tagsOf(row, sought).map((tag) => (
            <span key={tag}>
              #<Marked text={tag} sought={sought} />
            </span>
          ))}
        </p>
        <ReasonLine why={row.why} />
      </td>
      <td className="relative block self-stretch max-sm:mt-2 sm:grid sm:content-center">
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

function Facts({ row: { jobLabel, isEmployed, lastActiveOn } }: { row: CandidateRow }) {
  const today = kstDay(useNow(10 * 60_000))
  const seen = dayAgoText(parseDay(lastActiveOn) ?? today, today)
  return (
    <span className="min-w-0 truncate text-caption text-ink-3 max-sm:sr-only">
      {[jobLabel, isEmployed ? '재직 중' : '이직 준비', seen].filter(Boolean).join(' · ')}
    </span>
  )
}

/** What was looked for, then keywords, the person's own words; then what they work with. */
const tagsOf = ({ hashtags, techStackItems }: CandidateRow, sought: readonly string[]): string[] =>
  hitsFirst([...new Set([...hashtags, ...techStackItems])], sought).slice(0, 5)

const filledFlags = (percent: number) =>
  completenessFlags.map((_, index) => percent === 100 || index < Math.round(percent / PERCENT_PER_FLAG))
