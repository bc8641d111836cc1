import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { daysBefore } from '../chance/moments.ts'

/** On the list of employers who owe wages. */
export const isListed = (slug: string): boolean => slug === 'durebak-data'

/** The columns of `companies` that the same answers write. */
export function checkedColumns(slug: string, isKnown: boolean, now: Date) {
  const listed = isListed(slug)
  return {
    businessState: isKnown ? ('OPEN' as const) : null,
    businessStateOn: isKnown ? daysBefore(now, 30) : null,
    arrearsListedOn: listed ? formatDay(kstDay(now) - 19) : null,
    arrearsDecidedAt: listed ? daysBefore(now, 18) : null,
    arrearsReason: listed ? '밀린 임금을 모두 지급했다는 서류를 받았어요.' : '',
  }
}
