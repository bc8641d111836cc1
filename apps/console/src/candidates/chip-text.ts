import { groupDigits } from '@coffeeattack/domain/salary/format'
import type { Range, Search } from './search.ts'

/** '경력 3~7년', '경력 3년 이상', '경력 7년까지'; the bare name while nothing is chosen. */
export function rangeChip(name: string, { min, max }: Range, unit: string): string {
  if (min === null && max === null) return name
  if (min !== null && max !== null)
    return min === max
      ? `${name} ${groupDigits(min)}${unit}`
      : `${name} ${groupDigits(min)}~${groupDigits(max)}${unit}`
  return min !== null
    ? `${name} ${groupDigits(min)}${unit} 이상`
    : `${name} ${groupDigits(max ?? 0)}${unit}까지`
}

/** '기술 React', '기술 React 외 2' */
export function listChip(name: string, items: readonly string[]): string {
  const [first, ...others] = items
  if (first === undefined) return name
  return others.length === 0 ? `${name} ${first}` : `${name} ${first} 외 ${others.length}`
}

export function jobChip({ jobLabel, jobSubLabel }: Pick<Search, 'jobLabel' | 'jobSubLabel'>): string {
  return jobSubLabel || jobLabel || '직무'
}

/** '218명 찾았어요'; beyond what is counted, '1,000명 넘게 찾았어요'. */
export function totalText(total: number, isMore: boolean): { figure: string; rest: string } {
  return { figure: `${groupDigits(total)}명`, rest: isMore ? ' 넘게 찾았어요' : ' 찾았어요' }
}
