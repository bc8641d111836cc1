import { recordLine } from '@coffeeattack/domain/companies/record-words.ko'
import { isInRange, rangeFitText } from '@coffeeattack/domain/positions/fit'
import { metText } from '@coffeeattack/domain/positions/must-haves'
import { yearsText } from '@coffeeattack/domain/positions/position'
import { rangeText } from '@coffeeattack/domain/salary/format'
import type { Suggestion } from '@coffeeattack/domain/suggestions/reasons'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { ReasonFall } from '@coffeeattack/kit/suggestions/ReasonFall'
import { ReasonRun } from '@coffeeattack/kit/suggestions/ReasonRun'
import { Sum } from '@coffeeattack/kit/suggestions/Sum'
import { Button } from '@coffeeattack/ui/Button'
import { Check } from '@coffeeattack/ui/icons/Check'
import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'
import type { Profile } from '../../candidates/profile-query.ts'
import { Pips } from '../../positions/people/Pips.tsx'
import type { FittingPosition } from './queries.ts'

/** How a position stands to the curation: this one is in it, another of the company is, or nothing more fits in. */
export type Standing = 'in' | 'companyIn' | 'full' | 'free'

type PositionRowProps = {
  position: FittingPosition
  profile: Profile
  standing: Standing
  onAdd: () => void
  onRemove: () => void
}

/** One open position: what it is, what the person has of it, its range for them, and the company's record. */
export function PositionRow({ position, profile, standing, onAdd, onRemove }: PositionRowProps) {
  const { company, title, jobLabel, jobSubLabel, salaryMin, salaryMax, met, fit, record, suggestion } =
    position
  const facts = [jobSubLabel ?? jobLabel, yearsText(position), rangeText(salaryMin, salaryMax)]
  const range = rangeFitText(position, profile)
  return (
    <li
      aria-label={`${company.name} ${title}`}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-4 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Logo name={company.name} src={company.logo} size={40} />
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-0.5 leading-close">
          <b className="min-w-0 truncate text-body font-bold">{title}</b>
          {company.isVerified && <Tag kind="verified">인증</Tag>}
        </p>
        <p className="mt-0.5 text-label text-pretty text-ink-2 tnum">
          {company.name} <span className="text-ink-3">· {facts.join(' · ')}</span>
        </p>
        {met.length > 0 && (
          <p className="mt-1.5 flex min-w-0 gap-2 text-caption leading-5 text-ink-2">
            <Pips met={met} />
            <span className="min-w-0 text-pretty">
              <MaskedText text={metText(met)} />
            </span>
          </p>
        )}
        {suggestion && <Reasons {...suggestion} />}
        {range !== '' && (
          <p
            className={`mt-1 text-caption font-medium text-pretty tnum ${isInRange(fit) ? 'text-rise-text' : 'text-ink-2'}`}
          >
            {range}
          </p>
        )}
        <p className="mt-1 flex gap-1.5 text-caption text-pretty text-ink-3">
          <Clock size={14} className="mt-0.5 shrink-0" />
          <span>{recordLine(record)}</span>
        </p>
      </div>
      <div className="max-sm:col-start-2 max-sm:mt-2.5 sm:pt-0.5">
        <Choose {...{ position, standing, onAdd, onRemove }} />
      </div>
    </li>
  )
}

/** The reasons that the candidate reads too, with the same sum (MATCH-1). */
function Reasons(suggestion: Suggestion) {
  const { reasons, sum } = suggestion
  return (
    <div className="mt-2.5 max-w-110">
      <div className="flex items-center gap-3">
        <ReasonRun reasons={reasons} size="row" className="flex-1" />
        <b className="text-h3 leading-none font-bold tnum">
          <span className="sr-only">더하면 </span>
          <Sum of={sum} />
        </b>
      </div>
      <details className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-caption font-medium text-ink-2">
          이유 모두 보기
          <ChevronDown size={15} className="group-open:rotate-180" />
        </summary>
        <ReasonFall reasons={reasons} sum={sum} look="panel" />
      </details>
    </div>
  )
}

const refusals: Readonly<Record<NonNullable<FittingPosition['refusal']>, string>> = {
  OFFER_ALREADY_OPEN: '보낸 제안이 아직 열려 있어요',
  OFFER_COOLDOWN: '거절한 지 얼마 되지 않았어요',
}

function Choose({ position, standing, onAdd, onRemove }: Omit<PositionRowProps, 'profile'>) {
  if (standing === 'in') {
    return (
      <Button kind="line" size="sm" aria-pressed onClick={onRemove}>
        <Check size={18} />
        담았어요
      </Button>
    )
  }
  if (position.refusal || standing === 'companyIn') {
    return (
      <p className="max-w-36 text-caption leading-close text-pretty text-ink-3 sm:text-right">
        {position.refusal ? refusals[position.refusal] : '이 회사는 이미 담았어요'}
      </p>
    )
  }
  return (
    <Button kind="weak" size="sm" aria-pressed={false} disabled={standing === 'full'} onClick={onAdd}>
      <Plus size={18} />
      담기
    </Button>
  )
}
