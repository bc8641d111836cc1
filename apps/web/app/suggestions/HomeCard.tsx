import { paths } from '@coffeeattack/contract/pages'
import { ReasonRun } from '@coffeeattack/kit/suggestions/ReasonRun'
import { Sum } from '@coffeeattack/kit/suggestions/Sum'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Link } from 'react-router'
import { PositionLine } from './PositionLine.tsx'
import type { HomeNews } from './card-query.ts'

/** On the home screen, only while there is something new (MATCH-1). */
export default function HomeCard({ newCount, best }: HomeNews) {
  return (
    <Link to={paths.suggestions()} className="block rounded-card bg-surface p-5 press:bg-surface-2">
      <span className="flex items-center gap-1 text-h3">
        <span className="min-w-0 flex-1">
          나 같은 분을 찾는 곳이 <span className="whitespace-nowrap tnum">{newCount}곳 새로 있어요</span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-ink-3" />
      </span>
      <span className="mt-3.5 block">
        <PositionLine position={best} size={44}>
          <span className="shrink-0 text-right text-caption leading-tight text-ink-3 tnum">
            더하면{' '}
            <b className="block text-[1.375rem] leading-tight font-bold tracking-tight text-ink">
              <Sum of={best.sum} />
            </b>
          </span>
        </PositionLine>
      </span>
      <ReasonRun reasons={best.reasons} size="card" className="mt-3.5" />
    </Link>
  )
}
