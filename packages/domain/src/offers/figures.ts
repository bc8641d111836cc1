import { disclosedRaise } from '../profiles/disclosed-raise.ts'
import { discloseIncome, type DisclosureLevel } from '../profiles/disclosure.ts'
import { TOLD_TOGETHER } from './in-fives.ts'

/** How far offers came (BIZ-14), each step among those before it: what was sent in a period, followed to the end. */
export const funnelSteps = ['sent', 'read', 'answered', 'matched', 'met', 'interviewed', 'hired'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** In percent of what was sent. */
export const shareOf = (count: number, sent: number): number =>
  sent === 0 ? 0 : Math.min(100, Math.round((count / sent) * 100))

/** Within so many hours an answer came; the last takes the rest, for a deadline is the end of its day. */
export const answerWithin = [6, 24, 48, 96, 168] as const

export const raiseBands = ['UNDER_10', 'UNDER_20', 'FROM_20'] as const
export type RaiseBand = (typeof raiseBands)[number]

export type AnsweredOffer = {
  candidateId: string
  incomeBasis: number | null
  disclosure: DisclosureLevel
  salaryMin: number | null
  salaryMax: number | null
  isMatched: boolean
}

/** Null where fewer than five people answered: they are not told. */
type RaiseCount = { band: RaiseBand; answered: number | null; matched: number | null }

/**
 * Accepted by how much was offered. A raise is reckoned from what the person discloses of the income and from nothing else,
 * or the answers of a few would tell the rest; whoever says nothing or only 'at least' stands in no band. A range of raises
 * counts by its middle.
 */
export function countRaises(offers: readonly AnsweredOffer[]): RaiseCount[] | null {
  const banded = offers.flatMap((offer) => {
    const band = bandOfRaise(offer)
    return band ? [{ band, ...offer }] : []
  })
  const counted = raiseBands.map((band) => {
    const inBand = banded.filter((one) => one.band === band)
    const people = new Set(inBand.map(({ candidateId }) => candidateId)).size
    if (people < TOLD_TOGETHER) return { band, answered: null, matched: null }
    return { band, answered: inBand.length, matched: inBand.filter(({ isMatched }) => isMatched).length }
  })
  return counted.every(({ answered }) => answered === null) ? null : counted
}

function bandOfRaise({
  incomeBasis,
  disclosure,
  ...range
}: Omit<AnsweredOffer, 'candidateId'>): RaiseBand | null {
  const raise = disclosedRaise(discloseIncome(incomeBasis, disclosure), range)
  if (raise.kind === 'none' || raise.kind === 'upTo') return null
  const rate = (raise.from + raise.to) / 2
  if (rate < 10) return 'UNDER_10'
  return rate < 20 ? 'UNDER_20' : 'FROM_20'
}
