import { kstDay } from '@coffeeattack/domain/kst'
import { disclosedText, discloseIncome, type DisclosureLevel } from '@coffeeattack/domain/profiles/disclosure'
import type { MyData } from './queries.ts'

/** Whether companies see the profile (PRO-13). `over`: not hidden, but its period has ended. */
export type ActivityState = 'uncertified' | 'visible' | 'over' | 'hidden'

export function activityState({ certified, isActivate, expiredAt }: MyData, now: Date): ActivityState {
  if (!certified) return 'uncertified'
  if (isActivate) return 'visible'
  return expiredAt !== null && kstDay(new Date(expiredAt)) < kstDay(now) ? 'over' : 'hidden'
}

/** The four levels, from the least disclosure to the most (TRUST-1). */
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

/** A level's effect: the figure a company would read, or the rule where there is no figure. */
export function levelNote(level: DisclosureLevel, income: number | null): string {
  const disclosed = discloseIncome(income, level)
  return disclosed.kind === 'hidden' ? meanings[level] : disclosedText(disclosed)
}
