import { topSalary } from '@coffeeattack/domain/offers/increase-rate'
import {
  type DisclosedRaise,
  disclosedRaise,
  disclosedRaiseText,
} from '@coffeeattack/domain/profiles/disclosed-raise'
import type { DisclosedIncome } from '@coffeeattack/domain/profiles/disclosure'
import { incomeLabel, type IncomeWord } from '@coffeeattack/domain/salary/counted-income'
import { groupDigits, raiseText, rateText } from '@coffeeattack/domain/salary/format'

type Range = { salaryMin: number | null; salaryMax: number | null }

/** The lengths of the bar's parts in 만원. */
export type RaiseParts = {
  /** The certain part of the current income. */
  now: number
  /** The width of the income band. */
  unsure: number
  up: number
  beyond: number
}

export type RaisePicture = { about: string; words: string; rises: boolean; parts: RaiseParts; from: string }

/** The raise that the disclosed income allows to show; null while it is hidden (TRUST-1). */
export function raisePicture(
  income: DisclosedIncome,
  range: Range,
  word: IncomeWord = '지금',
): RaisePicture | null {
  const top = topSalary(range)
  const raise = disclosedRaise(income, range)
  if (raise.kind === 'none' || income.kind === 'hidden' || top === null) return null
  const low = income.kind === 'exact' ? income.income : income.from
  const high = income.kind === 'band' ? income.to : low
  const bottom = Math.min(range.salaryMin ?? top, top)
  // Above a minimum the income has no upper limit, so no part of the raise is certain.
  const up = income.kind === 'atLeast' ? 0 : Math.max(0, bottom - high)
  return {
    about:
      raise.kind === 'exact' && top > low
        ? `${word}보다${bottom < top ? ' 최대' : ''}`
        : `${incomeLabel(word)}에서`,
    words: raiseWords(raise, top - low),
    rises: top > low,
    parts: { now: low, unsure: high - low, up, beyond: Math.max(0, top - high - up) },
    from: fromText(income, low, word),
  }
}

/** '+1,600만 원 · 30.8%' for a disclosed income, as the candidate reads it; else the range. */
function raiseWords(raise: DisclosedRaise, amount: number): string {
  return raise.kind === 'exact' && raise.to > 0
    ? `${raiseText(amount)} · ${rateText(raise.to)}`
    : disclosedRaiseText(raise)
}

function fromText(income: Exclude<DisclosedIncome, { kind: 'hidden' }>, low: number, word: IncomeWord) {
  const figure = `${word} ${groupDigits(low)}`
  if (income.kind === 'band') return `${figure}~${groupDigits(income.to)}`
  return income.kind === 'atLeast' ? `${figure} 이상` : figure
}
