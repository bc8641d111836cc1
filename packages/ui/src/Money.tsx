import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const sizes = {
  56: 'text-money-56',
  44: 'text-money-44',
  40: 'text-money-40',
  32: 'text-money-32',
  24: 'text-money-24',
  20: 'text-money-20',
}

type MoneyProps = {
  /** Already grouped: '6,300'. */
  amount: ReactNode
  /** The upper end of a range. */
  to?: ReactNode
  unit?: string
  size?: keyof typeof sizes
  /** In words, for screen readers: '육천삼백만 원에서 육천팔백만 원'. */
  label?: string
  className?: string
}

/** A figure with its unit at half size. */
export function Money({ amount, to, unit = '만 원', size = 24, label, className }: MoneyProps) {
  return (
    <span className={cx('whitespace-nowrap tnum', sizes[size], className)}>
      {label && <span className="sr-only">{label}</span>}
      <span aria-hidden={label ? true : undefined} className="inline-flex items-baseline">
        {amount}
        {to !== undefined && <span className="mx-[.06em] font-medium opacity-60">~</span>}
        {to}
        <span className="money-unit">{unit}</span>
      </span>
    </span>
  )
}
