import { groupDigits } from '@coffeeattack/domain/salary/format'

const MANWON_PER_EOK = 10_000

/**
 * What stands before the small unit while a sum counts up to its end. The unit is the end's and stays: on the way to
 * '3억' there are whole 억 alone, on the way to '3억 200만' there may be '3억 0'.
 */
export function countedAmount(manwon: number, end: number): string {
  const whole = Math.round(manwon)
  const eok = Math.floor(whole / MANWON_PER_EOK)
  if (end >= MANWON_PER_EOK && end % MANWON_PER_EOK === 0) return groupDigits(eok)
  const rest = groupDigits(whole % MANWON_PER_EOK)
  return eok > 0 ? `${groupDigits(eok)}억 ${rest}` : rest
}
