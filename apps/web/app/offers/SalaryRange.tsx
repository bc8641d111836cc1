import { salaryFigure } from '@coffeeattack/domain/salary/format'
import { spokenMoney } from '@coffeeattack/domain/salary/spoken-money'
import { Money } from '@coffeeattack/ui/Money'
import type { ComponentProps } from 'react'

type MoneySize = NonNullable<ComponentProps<typeof Money>['size']>

type SalaryRangeProps = {
  salaryMin: number | null
  salaryMax: number | null
  size?: MoneySize
  className?: string
}

/** '6,300~6,800만 원', '9,500만~1억 2,000만 원': on one line, the last unit small, in words for screen readers. */
export function SalaryRange({ salaryMin, salaryMax, size = 24, className = '' }: SalaryRangeProps) {
  const low = salaryMin ?? salaryMax
  const high = salaryMax ?? salaryMin
  if (low === null || high === null) return null
  const { from, to, unit, length } = salaryFigure(low, high)
  return (
    <Money
      {...(from === undefined ? { amount: to } : { amount: from, to })}
      unit={unit}
      size={fitting(size, length)}
      label={low === high ? spokenMoney(high) : `${spokenMoney(low)}에서 ${spokenMoney(high)}`}
      className={`${className} ${length > LONG ? 'max-narrow:text-money-24' : ''}`}
    />
  )
}

const LONG = '6,300~6,800만 원'.length
const VERY_LONG = '9,500만~1억 2,000만 원'.length

/** From 1억 both amounts carry their units, and the line must still fit a small phone. */
function fitting(size: MoneySize, length: number): MoneySize {
  if (size < 32 || length <= LONG) return size
  return length <= VERY_LONG ? 32 : 24
}
