import { ReasonKey } from '@coffeeattack/kit/suggestions/ReasonKey'
import { ReasonRun } from '@coffeeattack/kit/suggestions/ReasonRun'
import { Sum } from '@coffeeattack/kit/suggestions/Sum'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Person } from '@coffeeattack/ui/icons/Person'
import { Interest } from './Interest.tsx'
import { PositionLine } from './PositionLine.tsx'
import { companyName, type SuggestedPosition } from './queries.ts'

type CardProps = { position: SuggestedPosition; onWhy: () => void }

/** The best position, with every figure of its run. */
export function FirstCard({ position, onWhy }: CardProps) {
  const { reasons } = position
  return (
    <Card aria-label={nameOf(position)}>
      <PositionLine position={position} size={48} />
      <ReasonRun reasons={reasons} size="whole" className="mt-4.5" />
      <ReasonKey reasons={reasons} shown={{ pros: 3, cons: 2 }} className="mt-3.5" />
      <Interest position={position} className="mt-4.5" />
      <button
        type="button"
        onClick={onWhy}
        className="mt-1.5 -mb-2.5 flex min-h-11 w-full items-center justify-center gap-0.5 text-body-s font-medium text-ink-2"
      >
        이유 모두 보기
        <ChevronRight size={16} />
      </button>
    </Card>
  )
}

/** A further position. The whole card opens its reasons. */
export function FurtherCard({ position, onWhy }: CardProps) {
  const { reasons, sum, interestedAt } = position
  return (
    <Card aria-label={nameOf(position)} className="relative transition-colors press:bg-surface-2">
      <button
        type="button"
        onClick={onWhy}
        className="block w-full text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
      >
        <PositionLine position={position} size={44}>
          <span className="shrink-0 text-right text-caption leading-tight text-ink-3 tnum">
            더하면{' '}
            <b className="block text-[1.375rem] leading-tight font-bold tracking-tight text-ink">
              <Sum of={sum} />
            </b>
          </span>
        </PositionLine>
        <span className="sr-only">이유 모두 보기</span>
      </button>
      <ReasonRun reasons={reasons} size="card" className="mt-3.5" />
      <ReasonKey reasons={reasons} shown={{ pros: 1, cons: 2 }} className="mt-3" />
      {interestedAt && (
        <p className="mt-3.5 flex items-center gap-2 text-label text-ink-2">
          <Person size={16} strokeWidth={1.8} />
          관심을 전했어요
        </p>
      )}
    </Card>
  )
}

const nameOf = (position: SuggestedPosition) => `${companyName(position)} ${position.title}`
