import { moneyText } from '@coffeeattack/domain/salary/format'
import type { Profile } from '../profile-query.ts'

type IncomeBarsProps = { years: Profile['incomeItems'] }

const HEIGHT = 56

/** A bar per year from zero, the counted one dark. */
export function IncomeBars({ years }: IncomeBarsProps) {
  const most = Math.max(...years.map(({ income }) => income), 1)
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return null
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn shapes are no <img>
      role="img"
      aria-label={`${first.year}년 ${moneyText(first.income)}에서 ${last.year}년 ${moneyText(last.income)}까지 해마다의 소득`}
      className="flex items-end gap-1.5 text-micro text-ink-3 tnum"
    >
      {years.map(({ year, income }) => (
        <span
          key={year}
          className="flex flex-col items-center gap-1 last:font-semibold last:text-ink [&:last-child>i]:bg-primary"
        >
          <i
            className="block w-4.5 rounded-t-[5px] rounded-b-xs bg-surface-3"
            style={{ height: Math.max(2, (HEIGHT * income) / most) }}
          />
          {String(year).slice(2)}
        </span>
      ))}
    </div>
  )
}
