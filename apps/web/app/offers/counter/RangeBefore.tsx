import { rangeText } from '@coffeeattack/domain/salary/format'
import type { Offer } from '../offer-query.ts'

/** The range before a raise, struck through. */
export function RangeBefore({ counter }: { counter: Offer['counter'] }) {
  if (counter?.answer !== 'RAISED') return null
  const { salaryMin, salaryMax } = counter.was
  return (
    <s className="tracking-tight whitespace-nowrap decoration-[1.5px] tnum">
      <span className="sr-only">처음 제안은 </span>
      {rangeText(salaryMin, salaryMax).replace(/만 원$/, '')}
    </s>
  )
}
