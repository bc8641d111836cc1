import { groupDigits } from '@coffeeattack/domain/salary/format'
import { FAIRNESS, isAlert } from '@coffeeattack/domain/suggestions/fairness'
import type { Dimension } from './queries.ts'

/** The scale begins here; a lower ratio stands at its edge. */
const LOW = 0.5

const at = (ratio: number) => Math.max(0, Math.min(1, (ratio - LOW) / (1 - LOW))) * 100

/** One dot a group on one scale: a ring for the highest, a danger diamond below the dashed line (MATCH-6). */
export function DimensionCard({ label, groups, lowest }: Dimension) {
  return (
    <section aria-label={label} className="rounded-card bg-surface px-5 pt-4 pb-3">
      <p className="flex items-baseline justify-between gap-2">
        <b className="text-body font-bold">{label}</b>
        {lowest !== null && (
          <span className="text-caption text-ink-3 tnum">가장 낮은 비율 {lowest.toFixed(2)}</span>
        )}
      </p>
      <ul className="mt-2.5">
        {groups.map((group) => (
          <GroupRow key={group.name} {...group} />
        ))}
      </ul>
      <div aria-hidden="true" className={`${rowLook} text-note text-ink-3 tnum`}>
        <span className="relative col-start-2 h-4.5">
          {[LOW, FAIRNESS.alertUnder, 1].map((tick) => (
            <i key={tick} style={{ left: `${at(tick)}%` }} className="absolute -translate-x-1/2 not-italic">
              {tick.toFixed(1)}
            </i>
          ))}
        </span>
      </div>
    </section>
  )
}

const rowLook = 'grid grid-cols-[88px_minmax(0,1fr)_42px] items-center gap-2.5'

function GroupRow({ name, people, suggested, ratio, isBest }: Dimension['groups'][number]) {
  const isLow = isAlert({ ratio })
  return (
    <li className={`${rowLook} min-h-10 border-t border-line first:border-0`}>
      <span className={`text-label leading-tight ${isLow ? 'font-bold' : 'font-medium'}`}>
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <span className="block text-note font-normal whitespace-nowrap text-ink-3 tnum">
          {groupDigits(people)} 중 {groupDigits(suggested)}
        </span>
      </span>
      {ratio === null ? (
        <span className="col-span-2 text-right text-caption text-ink-3">세지 않음</span>
      ) : (
        <>
          <span aria-hidden="true" className="relative self-stretch">
            <i className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-surface-3" />
            <i
              style={{ left: `${at(FAIRNESS.alertUnder)}%` }}
              className="absolute inset-y-0 border-l-[1.5px] border-dashed border-line-field"
            />
            <i
              style={{ left: `${at(ratio)}%` }}
              className={`absolute top-1/2 size-[13px] -translate-x-1/2 -translate-y-1/2 ring-2 ring-surface ${isLow ? 'rotate-45 rounded-[3px] bg-danger' : isBest ? 'rounded-full border-[3.5px] border-primary bg-surface' : 'rounded-full bg-primary'}`}
            />
          </span>
          <b className={`text-right text-label font-bold tnum ${isLow ? 'text-danger' : ''}`}>
            <span className="sr-only">{isLow ? '0.8보다 낮은 비율 ' : '비율 '}</span>
            {ratio.toFixed(2)}
          </b>
        </>
      )}
    </li>
  )
}
