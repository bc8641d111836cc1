import { JOB_SEARCH } from '../profiles/job-search.ts'
import { marketOf } from './market.ts'
import { wholeYears } from './peers.ts'
import { areEnough, rounded, toldCount } from './people.ts'

/**
 * The salaries of similar people along a career. The bands of years do not overlap, so that no figure can be derived
 * from two others; a band with too few people is left out (PUB-7).
 */
export const BAND_YEARS = 2

export type Band = { band: number; incomes: readonly number[] }
export type BandFigure = { band: number; middle: number }

export function bandOf(months: number): number {
  return Math.floor(wholeYears(Math.max(0, months)) / BAND_YEARS)
}

export function bandFigures(bands: readonly Band[]): BandFigure[] {
  return bands
    .flatMap(({ band, incomes }) => {
      const market = marketOf(incomes)
      return market ? [{ band, middle: market.middle }] : []
    })
    .toSorted((a, b) => a.band - b.band)
}

/** How far beyond the middle of an outermost band its figure still applies. */
const REACH = BAND_YEARS / 2

/** Their salary after this many months of career, interpolated between bands; null outside of them. */
export function alikeAt(figures: readonly BandFigure[], months: number): number | null {
  const years = Math.max(0, months) / 12
  const after = figures.find(({ band }) => middleOf(band) >= years)
  const before = figures.findLast(({ band }) => middleOf(band) <= years)
  if (before && after) {
    const span = middleOf(after.band) - middleOf(before.band)
    const part = span === 0 ? 0 : (years - middleOf(before.band)) / span
    return rounded(before.middle + (after.middle - before.middle) * part)
  }
  const nearest = before ?? after
  return nearest && Math.abs(middleOf(nearest.band) - years) <= REACH ? nearest.middle : null
}

/** In years of career. */
function middleOf(band: number): number {
  return band * BAND_YEARS + BAND_YEARS / 2
}

export type Circles = { kind: readonly Band[]; job: readonly Band[] }
export type Alike = { circle: 'KIND' | 'JOB'; figures: BandFigure[]; people: number }

/** The same sub-job if it has enough people, else the whole job; null if neither has. */
export function alikeOf(jobLabel: string, { kind, job }: Circles): Alike | null {
  const [ofKind, ofJob] = [bandFigures(kind), bandFigures(job)]
  // Free entries share nothing but the word 기타.
  const wider = jobLabel === JOB_SEARCH.otherLabel ? [] : ofJob
  if (ofKind.length >= Math.min(2, Math.max(1, wider.length))) return told('KIND', ofKind, kind)
  return wider.length > 0 ? told('JOB', wider, job) : null
}

function told(circle: Alike['circle'], figures: BandFigure[], bands: readonly Band[]): Alike {
  const people = bands.filter(({ incomes }) => areEnough(incomes)).flatMap(({ incomes }) => incomes)
  return { circle, figures, people: toldCount(people.length) }
}
