import { parseDay } from '@coffeeattack/domain/kst'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { beforeNames, daysText, type HomePeriod } from '@coffeeattack/domain/upkeep/period'
import { stepWords, worstStop } from '@coffeeattack/domain/verification/steps'
import type { House } from './queries.ts'

/** '11월 11일~17일' */
export const daysIn = ({ from, until }: House['days']): string =>
  daysText({ from: parseDay(from) ?? 0, until: parseDay(until) ?? 0 })

/** '+38', '−12', and nothing where nothing moved. */
export function changeText(count: number, before: number): string {
  const moved = count - before
  if (moved === 0) return ''
  return `${moved > 0 ? '+' : '−'}${groupDigits(Math.abs(moved))}`
}

/** '53.6%', whole ones without a point. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Math.round((part / whole) * 1000) / 10}%`

/** The step at which most people stopped, and the change: '휴대폰 확인' · '지난주보다 12명 줄었어요.' */
export function stopWords(
  steps: House['steps'],
  period: HomePeriod,
): { place: string; change: string } | null {
  const worst = worstStop(steps)
  if (!worst) return null
  const moved = worst.lost - worst.lostBefore
  const change =
    moved === 0
      ? `${withJosa(beforeNames[period], '와/과')} 같아요.`
      : `${beforeNames[period]}보다 ${groupDigits(Math.abs(moved))}명 ${moved < 0 ? '줄었어요' : '늘었어요'}.`
  return { place: stepWords[worst.step].place, change }
}
