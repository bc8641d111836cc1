import { kstDay } from '@coffeeattack/domain/kst'
import { disclosedText, discloseIncome, type DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import type { MyData } from './queries.ts'

/** What the profile is to companies now (PRO-13); `over`: nobody hid it, but its period has run out. */
export type ActivityState = 'uncertified' | 'visible' | 'over' | 'hidden'

export function activityState({ certified, isActivate, expiredAt }: MyData, now: Date): ActivityState {
  if (!certified) return 'uncertified'
  if (isActivate) return 'visible'
  return expiredAt !== null && kstDay(new Date(expiredAt)) < kstDay(now) ? 'over' : 'hidden'
}

/** The four levels, from the one that tells most people nothing to the one that tells all (TRUST-1). */
export const levelNames: Record<DisclosureLevel, string> = {
  HIDDEN: '비공개',
  AT_LEAST: '최소 금액만',
  BAND: '구간으로',
  EXACT: '정확한 금액',
}

const meanings: Record<DisclosureLevel, string> = {
  HIDDEN: '소득으로 찾는 회사에는 나오지 않아요',
  AT_LEAST: '얼마 이상인지만 알려요',
  BAND: '어느 구간인지 알려요',
  EXACT: '인증한 금액을 그대로 알려요',
}

/** What a level does: the figure a company would read, or the rule where there is no figure to show. */
export function levelNote(level: DisclosureLevel, income: number | null): string {
  const disclosed = discloseIncome(income, level)
  return disclosed.kind === 'hidden' ? meanings[level] : disclosedText(disclosed)
}

type Incomes = { salaryByHealth: number | null; salaryByTax: number | null; salaryType: 'HEALTH' | 'TAX' }

/** The income that companies are told of: the one the person goes by. */
export function toldIncome({ salaryByHealth, salaryByTax, salaryType }: Incomes): number | null {
  return salaryType === 'TAX' ? salaryByTax : salaryByHealth
}
