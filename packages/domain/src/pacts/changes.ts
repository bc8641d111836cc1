import type { Range } from '../offers/whole-pay.ts'
import { sharesOfYear } from '../offers/whole-pay.ts'
import { type Probation, type Terms, monthlyWon } from './terms.ts'
import { WON_PER_MANWON } from '../salary/format.ts'

/** What a version says, one after the other as it is read. */
export const saidParts = [
  'base',
  'bonus',
  'stock',
  'signing',
  'mealsMonthly',
  'probation',
  'startsOn',
  'place',
  'work',
  'hours',
  'rest',
  'holidays',
  'leave',
  'pay',
  'other',
] as const
export type SaidPart = (typeof saidParts)[number]

export type Change =
  | {
      readonly kind: 'figure'
      readonly part: 'base' | 'bonus' | 'stock' | 'signing' | 'mealsMonthly'
      readonly before: Range | null
      readonly after: Range | null
    }
  | { readonly kind: 'probation'; readonly before: Probation | null; readonly after: Probation | null }
  | { readonly kind: 'startsOn'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'words'; readonly part: SaidPart }

type Changes = { readonly changed: readonly Change[]; readonly kept: readonly SaidPart[] }

/** A version beside the one before it (PACT-3). Both told as what they say, so reasons do not count. */
export function changesBetween(before: Terms, after: Terms): Changes {
  const isKept = (part: SaidPart) => JSON.stringify(said(before, part)) === JSON.stringify(said(after, part))
  return {
    changed: saidParts.filter((part) => !isKept(part)).map((part) => changeOf(part, before, after)),
    kept: saidParts.filter((part) => isKept(part) && !isEmpty(said(after, part))),
  }
}

const said = (terms: Terms, part: SaidPart): unknown =>
  part === 'pay' ? [terms.payDay, terms.payWay] : terms[part]

const isEmpty = (value: unknown) => value === null || value === ''

function changeOf(part: SaidPart, before: Terms, after: Terms): Change {
  switch (part) {
    case 'base':
    case 'bonus':
    case 'stock':
    case 'signing':
    case 'mealsMonthly':
      return { kind: 'figure', part, before: figureOf(before, part), after: figureOf(after, part) }
    case 'probation':
      return { kind: 'probation', before: before.probation, after: after.probation }
    case 'startsOn':
      return { kind: 'startsOn', before: before.startsOn, after: after.startsOn }
    default:
      return { kind: 'words', part }
  }
}

/** Shares as their first year, as beside the offer. */
function figureOf(terms: Terms, part: 'base' | 'bonus' | 'stock' | 'signing' | 'mealsMonthly'): Range | null {
  const value = terms[part]
  if (typeof value === 'number') return { min: value, max: value }
  return value && 'years' in value ? sharesOfYear(value, 1) : value
}

/** What a probation keeps back in all, in whole 만원; zero without one and at the whole pay. */
export function heldBack({ base, probation }: Terms): number {
  if (base === null || probation === null) return 0
  const ofAMonth = (monthlyWon(base) * (100 - probation.payPercent)) / 100
  return Math.round((ofAMonth * probation.months) / WON_PER_MANWON)
}
