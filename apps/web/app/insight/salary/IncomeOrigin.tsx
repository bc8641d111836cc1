import { paths } from '@coffeeattack/contract/pages'
import {
  type IncomeOrigin,
  incomeWord,
  isCurrentYear,
  originText,
  RENEW_LINE,
} from '@coffeeattack/domain/salary/counted-income'
import { useState } from 'react'
import { Link } from 'react-router'

/** How the income is called on this page: '지금', or what it is when it is too old for that (VER-14). */
export function useIncomeWord(origin: Pick<IncomeOrigin, 'year'> | null) {
  const [now] = useState(() => new Date())
  return incomeWord(origin?.year ?? null, now)
}

type OriginLineProps = { origin: IncomeOrigin | null; className?: string }

/** The year and the office beside '지금'; under an old income also how to renew it. */
export function OriginLine({ origin, className = 'text-caption text-ink-3' }: OriginLineProps) {
  if (!origin) return null
  return (
    <p className={`tnum ${className}`}>
      {originText(origin)}
      <Renewal year={origin.year} />
    </p>
  )
}

/** How to renew an income that is too old to be today's; nothing for a newer one. */
export function Renewal({ year }: Pick<IncomeOrigin, 'year'>) {
  const [now] = useState(() => new Date())
  if (isCurrentYear(year, now)) return null
  return (
    <span className="block text-pretty">
      {RENEW_LINE}{' '}
      <Link to={paths.income()} className="whitespace-nowrap underline underline-offset-4">
        소득 인증하기
      </Link>
    </span>
  )
}
