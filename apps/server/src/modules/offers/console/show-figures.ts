import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { answerWithin, countRaises, funnelSteps } from '@coffeeattack/domain/offers/figures'
import {
  type AskedPeriod,
  figureDays,
  figureDaysProblem,
  spanKind,
  spanStarts,
} from '@coffeeattack/domain/offers/figures-period'
import { inFivesBetween } from '@coffeeattack/domain/offers/in-fives'
import { OTHER_REASON } from '@coffeeattack/domain/offers/refusal-reasons'
import { spanOf } from '@coffeeattack/domain/upkeep/period'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { viewerKeys } from '../../candidates/core/visibility.ts'
import type { Counts, Funnel } from '../../coffeechats/core/funnel.ts'
import {
  type Choices,
  choicesOf,
  type Cohort,
  countSent,
  type Middle,
  type Part,
  refusalLooks,
} from './figures-store.ts'

const sumOf = (parts: readonly Part[], figure: (part: Part) => number): number =>
  parts.reduce((all, part) => all + figure(part), 0)

/** The sums of several parts; zero for none. */
const countsOf = (parts: readonly Part[]): Counts =>
  Object.fromEntries(funnelSteps.map((step) => [step, sumOf(parts, (part) => part[step])])) as Counts

/** Further sums, shown for the total only. */
const moreOf = (parts: readonly Part[]) => ({
  listed: sumOf(parts, ({ listed }) => listed),
  byAgents: sumOf(parts, ({ byAgents }) => byAgents),
})

const answerTimesOf = (parts: readonly Part[]) =>
  answerWithin.map((hours, place) => ({ hours, count: sumOf(parts, ({ times }) => times[place] ?? 0) }))

/** The value of SQL `grouping` for the medians of all, of a position and of a colleague. */
const middleOf = { all: 3, position: 1, operator: 2 } as const

type Of = { grouping: number; positionId?: string | null; operatorId?: string }

const hoursIn = (middles: readonly Middle[], of: Of): number | null =>
  middles.find(
    ({ grouping, positionId, operatorId }) =>
      grouping === of.grouping &&
      positionId === (of.positionId ?? null) &&
      operatorId === (of.operatorId ?? null),
  )?.answerHours ?? null

const funnelOf = (parts: readonly Part[], answerHours: number | null): Funnel => ({
  ...countsOf(parts),
  answerHours,
})

/** Most sent first; offers without a position last. */
function positionRows(parts: readonly Part[], middles: readonly Middle[], { positions }: Choices) {
  return [...Map.groupBy(parts, ({ positionId }) => positionId)]
    .map(([id, own]) => ({
      id,
      title: positions.find((one) => one.id === id)?.title ?? null,
      ...funnelOf(own, hoursIn(middles, { grouping: middleOf.position, positionId: id })),
    }))
    .toSorted((a, b) => Number(a.id === null) - Number(b.id === null) || b.sent - a.sent || byId(a, b))
}

/** Colleagues first, most sent first, then agents who wrote for the company. */
function colleagueRows(parts: readonly Part[], middles: readonly Middle[], { colleagues }: Choices) {
  return [...Map.groupBy(parts, ({ operatorId }) => operatorId)]
    .map(([id, own]) => {
      const who = colleagues.find((one) => one.id === id)
      const funnel = funnelOf(own, hoursIn(middles, { grouping: middleOf.operator, operatorId: id }))
      return { id, name: who?.name ?? '', isAgent: who?.isAgent ?? false, ...funnel }
    })
    .toSorted((a, b) => Number(a.isAgent) - Number(b.isAgent) || b.sent - a.sent || byId(a, b))
}

const byId = (a: { id: string | null }, b: { id: string | null }) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)

export type FiguresQuery = AskedPeriod & Pick<Cohort, 'operatorId' | 'positionId'>

/** The figures of a company's offers (BIZ-14), from which no single answer can be read. */
export const showFigures = (asked: FiguresQuery, caller: OperatorCaller, deps: ApiDeps) =>
  figuresOf(deps.db.drizzle, asked, caller, deps.clock())

export async function figuresOf(
  db: Queries,
  asked: FiguresQuery,
  { companyId }: Pick<OperatorCaller, 'companyId'>,
  now: Date,
) {
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { operatorId, positionId } = asked
  const days = figureDays(asked, kstDay(now))
  const problem = figureDaysProblem(days)
  if (problem) throw new Refusal('INVALID_INPUT', { fields: { from: problem } })
  const keys = await viewerKeys(db, companyId)
  const cohort: Cohort = { companyId, keys, ...spanOf(days), operatorId, positionId }
  const starts = spanStarts(days)
  const { parts, middles, people: counted, answered } = await countSent(db, cohort, starts.map(startOfKstDay))
  const { inTalks, ...people } = counted
  const choices = await choicesOf(db, companyId)
  const { before, after } = await refusalLooks(db, cohort)
  const answerHours = hoursIn(middles, { grouping: middleOf.all })
  return {
    from: formatDay(days.from),
    to: formatDay(days.until),
    total: { ...countsOf(parts), answerHours },
    ...moreOf(parts),
    inTalks,
    people,
    spanKind: spanKind(days),
    spans: starts.map((day, place) => {
      const { sent, matched } = countsOf(parts.filter(({ span }) => span === place))
      return { from: formatDay(day), sent, matched }
    }),
    positions: positionRows(parts, middles, choices),
    colleagues: colleagueRows(parts, middles, choices),
    // Reasons are published for the whole company only, whatever the filter.
    reasons: inFivesBetween(before, after, OTHER_REASON.code),
    answerTimes: answerHours === null ? null : answerTimesOf(parts),
    raises: countRaises(answered),
    choices: {
      colleagues: choices.colleagues.map(({ id, name }) => ({ id, name })),
      positions: choices.positions,
    },
  }
}
