import { outcomeOf, type MetAnswer, type PayAnswer } from '../coffeechats/outcome.ts'
import type { Side } from '../coffeechats/times.ts'
import { DAY_MS } from '../kst.ts'

/** What a company's word was worth to others (KEEP-4): people in the last 180 days, told in tenths, in steps of five. */
export const RECORD = { windowMs: 180 * DAY_MS, people: 5 } as const

export const recordFigures = ['ANSWERS', 'CAME', 'PAY_KEPT'] as const
export type RecordFigure = (typeof recordFigures)[number]

/**
 * What one meeting says of the company's coming: 1, 0, or nothing. That it came only the person says; that it did not, it
 * may say itself. Two who say different things say nothing.
 */
export function cameOf(said: Readonly<Record<Side, MetAnswer | null>>): 0 | 1 | null {
  const outcome = outcomeOf(said)
  if (outcome === 'COMPANY_MISSED') return 0
  return outcome === 'MET' && said.candidate !== null ? 1 : null
}

/** Whether the pay that was talked about was that of the offer; more is no broken word. */
export const payKeptOf: Readonly<Record<PayAnswer, 0 | 1 | null>> = {
  AS_OFFERED: 1,
  MORE: 1,
  LESS: 0,
  NOT_TALKED: null,
}

/**
 * One person's answer as it stands now, null once they took it back; `isCounted` for good once a released figure held it.
 * For CAME and PAY_KEPT it is 1 or 0, for ANSWERS the hours that person waited.
 */
export type PersonsAnswer = { readonly value: number | null; readonly at: Date; readonly isCounted: boolean }

/** A figure as candidates read it, until the next one takes its place. */
export type Released = { readonly value: number; readonly people: number; readonly at: Date }

/**
 * The next figure, or null when the one that stands goes on standing. It needs five people whom no figure ever held: so
 * between any two looks lie five people at least, whoever corrected an answer, took it back, gave it anew or left. Whether
 * it comes does not depend on what anybody answered.
 */
export function nextRelease(
  figure: RecordFigure,
  answers: readonly PersonsAnswer[],
  now: Date,
): Released | null {
  const since = now.getTime() - RECORD.windowMs
  const current = answers.filter(({ at, value }) => value !== null && at.getTime() > since)
  if (current.filter(({ isCounted }) => !isCounted).length < RECORD.people) return null
  const values = current.flatMap(({ value }) => value ?? [])
  return {
    value: figure === 'ANSWERS' ? stopOf(median(values)) : tenths(values),
    people: values.length,
    at: now,
  }
}

/** What may be seen of it: a figure is as old as its youngest answer may become, whoever looks. */
export function standing(released: Released | null, now: Date): Released | null {
  return released && now.getTime() - released.at.getTime() < RECORD.windowMs ? released : null
}

const tenths = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) * 10) / values.length)

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** How soon a company answers, as a stop on a track of five. The stops are the rounding. */
export const answerStops = [
  { hours: 1, name: '1시간' },
  { hours: 12, name: '반나절' },
  { hours: 24, name: '하루' },
  { hours: 72, name: '사흘' },
  { hours: 168, name: '일주일' },
] as const

/** Who heard nothing for so long counts as having waited so long. */
export const NO_ANSWER_HOURS = answerStops[4].hours

const stopOf = (hours: number): number => {
  const stop = answerStops.findIndex((it) => hours <= it.hours)
  return stop === -1 ? answerStops.length - 1 : stop
}

/** Half a day or less (KEEP-4). */
export const isQuick = (stop: number): boolean => answerStops[stop]!.hours <= 12

/** How many answered, told no closer than this. */
export const peopleStep = (people: number): number => [50, 20, 10, 5].find((least) => people >= least) ?? 0
