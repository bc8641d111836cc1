import { kstMoment } from '@coffeeattack/domain/kst'
import { salarySeason } from '@coffeeattack/domain/salary/season'

/** Years before the season's own that are asked for as well: a path needs more than one point. */
const BEFORE = 2

type Years = { from: number; to: number }

/** Whole years alone: a year that still runs would look like a fall in income. */
export function incomeYears(season: number, now: Date): Years {
  return upTo(season, kstMoment(now).year - 1)
}

/** The tax office issues last year's proof from July on; asked for too early, it refuses all the years together. */
const PROOFS_FROM_MONTH = 7

export function proofYears(season: number, now: Date): Years {
  const { year, month } = kstMoment(now)
  return upTo(season, month >= PROOFS_FROM_MONTH ? year - 1 : year - 2)
}

function upTo(season: number, lastClosed: number): Years {
  const { incomeYear } = salarySeason(season)
  const from = incomeYear - BEFORE
  return { from, to: Math.max(from, lastClosed) }
}
