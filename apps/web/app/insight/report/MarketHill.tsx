import { peerGroupText } from '@coffeeattack/domain/insight/peers'
import type { SalaryReport } from '../salary/report-query.ts'

type MarketHillProps = {
  distribution: NonNullable<SalaryReport['distribution']>
  group: NonNullable<SalaryReport['peerGroup']>
}

const WIDTH = 320
const HEIGHT = 120

/** The others alone, for who has no place among them yet. */
export function MarketHill({ distribution, group }: MarketHillProps) {
  const points = distribution.map(
    ({ height }, index) =>
      `${((WIDTH * index) / (distribution.length - 1)).toFixed(1)} ${(HEIGHT * (1 - height)).toFixed(1)}`,
  )
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`${peerGroupText(group)} ${group.people}명 이상의 연봉 분포. 내 자리는 아직 없어요`}
      viewBox={`0 -24 ${WIDTH} ${HEIGHT + 24}`}
      className="w-full max-w-80 overflow-visible"
    >
      <path d={`M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`} className="fill-surface-3" />
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line-2" />
      <path
        d={`M${WIDTH * 0.58} -8V${HEIGHT}`}
        className="stroke-ink"
        strokeWidth="1.6"
        strokeDasharray="4 3"
      />
      <circle cx={WIDTH * 0.58} cy="-8" r="13" className="fill-ink" />
      <text x={WIDTH * 0.58} y="-3" textAnchor="middle" className="fill-page text-[14px] font-bold">
        ?
      </text>
    </svg>
  )
}
