import { groupDigits } from '@coffeeattack/domain/salary/format'

const MANWON_PER_EOK = 10_000

/**
 * The text before the small unit while a sum counts up. The unit is the final one and stays: on the way to '3억' only
 * whole 억 appear, on the way to '3억 200만' there may be '3억 0'. No text is wider than the final one: on the way to '4억
 * 920만' the sum '3억 9,660' is cut to '3억 660'.
 */
export function countedAmount(manwon: number, end: number): string {
  const whole = Math.round(manwon)
  const eok = Math.floor(whole / MANWON_PER_EOK)
  const restOfEnd = end % MANWON_PER_EOK
  if (end >= MANWON_PER_EOK && restOfEnd === 0) return groupDigits(eok)
  const wheels = String(restOfEnd).length
  const rest = groupDigits((whole % MANWON_PER_EOK) % 10 ** wheels)
  return eok > 0 ? `${groupDigits(eok)}억 ${rest}` : rest
}
