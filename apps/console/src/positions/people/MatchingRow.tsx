import { reasonText } from '@coffeeattack/domain/candidates/reasons/text'
import { metText, pipsText } from '@coffeeattack/domain/positions/must-haves'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { ShieldCheck } from '@coffeeattack/ui/icons/ShieldCheck'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link } from 'react-router'
import { CandidateSalaryScale } from '../../candidates/CandidateSalaryScale.tsx'
import { statusNames } from '../../candidates/offer-status.ts'
import type { Scale } from '../../candidates/scale/scale.ts'
import type { Range } from '../../candidates/search.ts'
import { StarButton } from '../../memory/StarButton.tsx'
import type { MatchingPerson } from '../queries.ts'

/** The grid columns shared by head, rows and skeletons; on a phone the salary moves below the person. */
export const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 sm:grid-cols-[24px_minmax(0,1fr)_212px] sm:pr-5 sm:pl-4 min-[1400px]:gap-x-5'

type MatchingRowProps = {
  row: MatchingPerson
  to: string
  scale: Scale
  /** The position's salary range, drawn behind every row. */
  budget: Range
  isOpen: boolean
}

/** The whole row opens the profile; the arrow keys move between these links. */
export function MatchingRow({ row, to, scale, budget, isOpen }: MatchingRowProps) {
  return (
    <tr
      className={`${columns} relative border-b border-line py-3 transition-colors last:border-0 hover:bg-surface-2/50 ${isOpen ? 'bg-surface-2/60 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary' : ''}`}
    >
      <td className="relative z-1 block self-start max-sm:col-start-2 max-sm:row-start-1">
        <StarButton person={row} className="relative size-6 after:absolute after:-inset-2.5" />
      </td>
      <td className="block min-w-0 max-sm:col-start-1 max-sm:row-start-1">
        <p className="flex h-6 min-w-0 items-center gap-1.5 whitespace-nowrap">
          <Link
            data-row={row.id}
            to={to}
            aria-current={isOpen ? 'true' : undefined}
            className="min-w-0 shrink-0 truncate text-body-s font-bold tracking-snug after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus max-sm:shrink"
          >
            <MaskedText text={jobTitle(row)} />
          </Link>
          <ShieldCheck size={15} strokeWidth={2.2} className="shrink-0 text-success" />
          <span className="sr-only">경력 인증</span>
          <span className="shrink-0 text-label tnum">{lengthText(row.totalMonth)}</span>
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
            <MaskedText text={lineOf(row)} />
          </span>
        </p>
      </td>
      <td className="relative block self-stretch max-sm:col-span-2 max-sm:mt-2 sm:grid sm:content-center">
        <CandidateSalaryScale person={row} scale={scale} budget={budget} strong={isOpen} />
      </td>
    </tr>
  )
}

/** One dot per must-have, as many filled as are met. */
function Pips({ met }: Pick<MatchingPerson, 'met'>) {
  if (met.length === 0) return null
  const had = met.filter(({ has }) => has !== null).length
  return (
    <span className="flex h-5 shrink-0 items-center gap-0.5">
      <span className="sr-only">{pipsText(met)}</span>
      {met.map(({ line }, place) => (
        <i
          key={line}
          aria-hidden="true"
          className={`h-1.5 w-3.5 rounded-full ${place < had ? 'bg-primary' : 'bg-track'}`}
        />
      ))}
    </span>
  )
}

/** Which must-haves the person has, and further reasons where there is room. */
function lineOf({ met, why }: MatchingPerson): string {
  const others = why.map((reason) => reasonText(reason).text)
  return [metText(met), ...others.slice(0, 1)].filter((text) => text !== '').join(' · ')
}
