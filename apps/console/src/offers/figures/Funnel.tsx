import { funnelSteps, shareOf } from '@coffeeattack/domain/offers/figures'
import { stepNames } from '@coffeeattack/domain/offers/figures-words.ko'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { Figures } from '../queries.ts'

/** What the candidate gave, and what came of it: espresso from here on. */
const firstOfMeetings = funnelSteps.indexOf('matched')

type FunnelProps = { total: Figures['total']; isPaper?: boolean }

/** Seven bars on one baseline, each held against what was sent. */
export function Funnel({ total, isPaper = false }: FunnelProps) {
  const look = isPaper
    ? 'h-[23px] grid-cols-[64px_minmax(0,1fr)_36px_40px] text-note'
    : 'h-8 grid-cols-[66px_minmax(0,1fr)_42px_44px] text-label'
  return (
    <ol>
      {funnelSteps.map((step, place) => (
        <li key={step} className={`grid items-center ${look}`}>
          <span>{stepNames[step]}</span>
          <span
            aria-hidden="true"
            className={isPaper ? 'block h-[13px]' : 'block h-3.5 rounded-[5px] bg-surface-2'}
          >
            <i
              className={`block h-full ${isPaper ? 'rounded-xs' : 'rounded-[5px]'} ${place < firstOfMeetings ? 'bg-line-field' : 'bg-primary'}`}
              style={{
                width: `${total.sent === 0 ? 0 : (total[step] / total.sent) * 100}%`,
                minWidth: total[step] > 0 ? 3 : 0,
              }}
            />
          </span>
          <b className={`text-right font-bold tnum ${isPaper ? '' : 'text-body-s'}`}>
            {groupDigits(total[step])}
          </b>
          <span className="text-right text-ink-3 tnum">
            {place > 0 && `${shareOf(total[step], total.sent)}%`}
          </span>
        </li>
      ))}
    </ol>
  )
}
