import { kstMoment } from '@coffeeattack/domain/kst'
import { seasonAt } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../../platform/http/handle.ts'

/** Earlier years that are requested too, because a graph needs more than one point. */
const BEFORE = 2

type Years = { from: number; to: number }

/** Full years only: the current year would look like a fall in income. */
export function incomeYears(fixedSeason: number | null, now: Date): Years {
  return upTo(kstMoment(now).year - 1, fixedSeason, now)
}

/** The tax office issues last year's proof from July on. A request before that is refused for all years. */
const PROOFS_FROM_MONTH = 7

export function proofYears(fixedSeason: number | null, now: Date): Years {
  const { year, month } = kstMoment(now)
  return upTo(month >= PROOFS_FROM_MONTH ? year - 1 : year - 2, fixedSeason, now)
}

/** The years that the tax office is asked about now. */
export const askedYears = ({ settings, clock }: ApiDeps): Years => proofYears(settings.salarySeason, clock())

function upTo(lastClosed: number, fixedSeason: number | null, now: Date): Years {
  const from = seasonAt(now, fixedSeason).incomeYear - BEFORE
  return { from, to: Math.max(from, lastClosed) }
}
