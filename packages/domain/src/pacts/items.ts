import type { PayKind } from '../offers/whole-pay.ts'
import { differencesOf, type OfferedPay } from './differences.ts'
import type { Terms } from './terms.ts'

/**
 * What 근로기준법 §17 wants in writing, as the eight conditions that a version must say before it is sent (PACT-1). The
 * pay is a figure of its own; without it there is no version at all.
 */
export const requiredItems = [
  { name: 'startsOn', label: '시작일', missing: '시작일이 없어요', ask: '언제 시작하나요?' },
  { name: 'place', label: '장소', missing: '일하는 곳이 없어요', ask: '어디에서 일하나요?' },
  { name: 'work', label: '하는 일', missing: '하는 일이 없어요', ask: '무슨 일을 하나요?' },
  { name: 'hours', label: '근로시간', missing: '근로시간이 없어요', ask: '얼마나 일하나요?' },
  { name: 'rest', label: '휴게', missing: '휴게 시간이 없어요', ask: '하루에 얼마나 쉬나요?' },
  { name: 'holidays', label: '휴일', missing: '휴일이 없어요', ask: '언제 쉬나요?' },
  { name: 'leave', label: '연차', missing: '연차가 없어요', ask: '연차는 어떻게 되나요?' },
  { name: 'payDay', label: '급여일', missing: '급여일과 주는 방법이 없어요', ask: '매달 며칠인가요?' },
] as const satisfies readonly { name: keyof Terms; label: string; missing: string; ask: string }[]

export type RequiredItem = (typeof requiredItems)[number]

const isSaid = (terms: Terms, name: RequiredItem['name']): boolean => {
  const value = terms[name]
  return typeof value === 'string' ? value.trim() !== '' : value !== null
}

/** The conditions that are not said yet, in the order of the form. */
export const missingItems = (terms: Terms): RequiredItem[] =>
  requiredItems.filter(({ name }) => !isSaid(terms, name))

/** Figures lower than the offer's that have no reason yet (PACT-2). */
export const missingReasons = (terms: Terms, offered: OfferedPay): PayKind[] =>
  differencesOf(terms, offered)
    .filter(({ kind, step }) => step === 'LOWER' && !terms.reasons[kind]?.trim())
    .map(({ kind }) => kind)

/** How many things keep a version from being sent: '빠진 것 3가지 채우기'. */
export const missingCount = (terms: Terms, offered: OfferedPay): number =>
  Number(terms.base === null) + missingItems(terms).length + missingReasons(terms, offered).length
