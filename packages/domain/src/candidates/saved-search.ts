import { groupDigits } from '../salary/format.ts'
import type { Term } from './query/lexicon.ts'
import type { Bounds } from './query/numbers.ts'
import type { StatusKind } from './query/statuses.ts'

/** The most searches of a recruiter, the longest name of one, and the most new people that are counted (BIZ-12). */
export const SAVED_SEARCH = { most: 30, nameLimit: 30, newCounted: 100 } as const

/** The search that every recruiter has: people who chose the company as one they like. */
export const INTEREST_SEARCH = { name: '우리를 관심회사로 고른 분', filter: 'likesUs=true' } as const

/** What one condition of a search asks for, typed or chosen. */
export type Condition =
  | { readonly kind: 'terms'; readonly terms: readonly Term[]; readonly isNot: boolean }
  | { readonly kind: 'years' | 'hope' | 'income'; readonly bounds: Bounds }
  | { readonly kind: 'likesUs' }
  | { readonly kind: 'status'; readonly status: Exclude<StatusKind, 'likesUs'> }

/** How a status is called on a chip and in a saved search. */
export const statusTexts: Readonly<Record<StatusKind, string>> = {
  employed: '재직 중',
  seeking: '이직 준비',
  new: '새로 온 분',
  likesUs: '우리를 고른 분',
  unseen: '안 본 분',
}

/** '4~6년', '7년 이상', '3년 이하', '1년 미만' */
export const yearsText = (bounds: Bounds): string => between(bounds, '년', String)

/** '6,000~8,000만', '7,000만 이하', '9,000만~1억' */
export function manText(bounds: Bounds): string {
  const { min, max } = bounds
  // '8천 미만' ends at 7,999만, which nobody says.
  if (min === null && max !== null && max % 100 === 99) return `${amountText(max + 1)} 미만`
  if (max === null && min !== null && min % 100 === 1) return `${amountText(min - 1)} 초과`
  const areBelow = (min ?? 0) < MAN_IN_EOK && (max ?? 0) < MAN_IN_EOK
  return areBelow ? between(bounds, '만', groupDigits) : between(bounds, '', amountText)
}

const MAN_IN_EOK = 10_000

/** '6,500만', '1억', '1억 2,000만' */
function amountText(man: number): string {
  const [eok, rest] = [Math.floor(man / MAN_IN_EOK), man % MAN_IN_EOK]
  if (eok === 0) return `${groupDigits(man)}만`
  return rest === 0 ? `${eok}억` : `${eok}억 ${groupDigits(rest)}만`
}

function between({ min, max }: Bounds, unit: string, text: (value: number) => string): string {
  if (min !== null && max !== null)
    return min === max ? `${text(min)}${unit}` : `${text(min)}~${text(max)}${unit}`
  if (min !== null) return `${text(min)}${unit} 이상`
  return max === 0 ? `1${unit} 미만` : `${text(max ?? 0)}${unit} 이하`
}

/** The job comes first, exclusions come last. */
const order = ['job', 'years', 'hope', 'income', 'status', 'likesUs', 'named', 'without'] as const

function placeOf(condition: Condition): number {
  if (condition.kind !== 'terms') return order.indexOf(condition.kind)
  if (condition.isNot) return order.indexOf('without')
  const isJob = condition.terms.every(({ kind }) => kind === 'job' || kind === 'group')
  return order.indexOf(isJob ? 'job' : 'named')
}

/** A search in one line: '백엔드 개발자 · 4~6년 · 6,000~8,000만 · 결제 · 게임 제외'. */
export function conditionsInWords(conditions: readonly Condition[]): string {
  const texts = conditions.toSorted((a, b) => placeOf(a) - placeOf(b)).map(textOf)
  return texts.length === 0 ? '모든 분' : [...new Set(texts)].join(' · ')
}

function textOf(condition: Condition): string {
  switch (condition.kind) {
    case 'years':
      return yearsText(condition.bounds)
    case 'hope':
      return manText(condition.bounds)
    case 'income':
      return `소득 ${manText(condition.bounds)}`
    case 'status':
      return statusTexts[condition.status]
    case 'likesUs':
      return '우리를 관심회사로 고른 분'
    case 'terms': {
      const names = condition.terms.map(({ name }) => name).join(' 또는 ')
      return condition.isNot ? `${names} 제외` : names
    }
  }
}
