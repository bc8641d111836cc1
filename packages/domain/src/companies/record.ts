import { outcomeOf, type MetAnswer, type PayAnswer } from '../coffeechats/outcome.ts'
import type { Side } from '../coffeechats/times.ts'
import { DAY_MS } from '../kst.ts'

/** What a company's word was worth to others (KEEP-4): people in the last 180 days, told in tenths, in blocks of five or more. */
export const RECORD = { windowMs: 180 * DAY_MS, people: 5, all: 20 } as const

/** PAY_RECEIVED is who was paid what was promised, as health insurance told it (KEEP-9). */
export const recordFigures = ['ANSWERS', 'CAME', 'PAY_KEPT', 'PAY_RECEIVED'] as const
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
 * One person's answer as it stands now, null once they took it back; `countedAt` is when a figure took it in.
 * It is 1 or 0, for ANSWERS the hours that person waited.
 */
export type PersonsAnswer = {
  readonly value: number | null
  readonly at: Date
  readonly countedAt: Date | null
}

/**
 * The people whom a figure took in together: how many said no and yes, or waited until each stop. A block never changes
 * and leaves as a whole. So a correction, an answer that grows old or a person who leaves moves no figure, and whoever
 * subtracts one figure from another learns the counts of a block at most.
 */
export type Block = { readonly counts: readonly number[]; readonly at: Date }

/** A figure as candidates read it, until the next one takes its place. */
export type Released = { readonly value: number; readonly people: number; readonly at: Date }

/** How often a figure moves that could. */
const MOVES = 1 / 3

type Given = {
  readonly answers: readonly PersonsAnswer[]
  /** Those that earlier figures took in. */
  readonly blocks: readonly Block[]
  /** From 0 up to 1; a secret, the same as long as the same new people gave the same answers. */
  readonly chance: number
  readonly now: Date
}

/**
 * The next figure and the block it takes in, or null while the present one stays. The block holds five people at least,
 * none of whom is in another block. People who all say the same wait for somebody who says otherwise, because a change of
 * the figure would tell what each of them said. A figure that could move stays by chance as well, two times of three, so
 * that a figure that stays does not tell that people agree.
 */
export function nextRelease(
  figure: RecordFigure,
  { answers, blocks, chance, now }: Given,
): (Released & { readonly block: Block }) | null {
  const since = now.getTime() - RECORD.windowMs
  const values = answers.flatMap(({ value, at, countedAt }) =>
    value !== null && at.getTime() > since && (!countedAt || countedAt.getTime() <= since) ? [value] : [],
  )
  if (values.length < RECORD.people) return null
  const block = { counts: countsOf(figure, values), at: now }
  const counts = [...blocks.filter(({ at }) => at.getTime() > since), block]
    .map((it) => (figure === 'ANSWERS' ? atMedian(it.counts) : it.counts))
    .reduce((all, more) => all.map((count, place) => count + more[place]!))
  const released = { people: sum(counts), at: now, block }
  if (figure === 'ANSWERS') return { ...released, value: medianOf(counts) }
  const isToldOfEach = values.length >= RECORD.all && agree(counts)
  if (!isToldOfEach && (agree(block.counts) || chance >= MOVES)) return null
  return { ...released, value: tenths(counts) }
}

/** What may be seen of it: a figure is as old as its youngest answer may become, whoever looks. */
export function standing(released: Released | null, now: Date): Released | null {
  return released && now.getTime() - released.at.getTime() < RECORD.windowMs ? released : null
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
const agree = (counts: readonly number[]) => counts.filter((count) => count > 0).length === 1

function countsOf(figure: RecordFigure, values: readonly number[]): number[] {
  const counts = Array<number>(figure === 'ANSWERS' ? answerStops.length : 2).fill(0)
  for (const value of values) counts[figure === 'ANSWERS' ? stopOf(value) : value]! += 1
  return counts
}

/** 'Always' and 'never' are told when they are true of twenty people at least; nothing else is rounded to them. */
function tenths(counts: readonly number[]): number {
  const [people, yes] = [sum(counts), counts[1]!]
  if (people >= RECORD.all && agree(counts)) return yes > 0 ? 10 : 0
  return Math.min(9, Math.max(1, Math.round((yes * 10) / people)))
}

/**
 * A block of waits counts as if everybody in it had waited its median. A median of all waits would move with the blocks that
 * come and leave, and four such moves can tell that each of five people heard within the hour. Who knows no more than the
 * median of a block knows nobody's wait: one person may have waited any time while the others waited the median.
 */
const atMedian = (counts: readonly number[]): number[] =>
  counts.map((_, stop) => (stop === medianOf(counts) ? sum(counts) : 0))

/** The stop until which half of them had heard; of two in the middle the later one. */
function medianOf(counts: readonly number[]): number {
  const middle = Math.floor(sum(counts) / 2)
  return counts.findIndex((_, stop) => sum(counts.slice(0, stop + 1)) > middle)
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
