import { answerWithin, funnelSteps } from '@coffeeattack/domain/offers/figures'
import type { Counts, Funnel } from '../../coffeechats/core/funnel.ts'
import type { Choices, Middle, Part } from './figures-store.ts'

const sumOf = (parts: readonly Part[], figure: (part: Part) => number): number =>
  parts.reduce((all, part) => all + figure(part), 0)

/** How far parts came together; of none it is nothing. */
export const countsOf = (parts: readonly Part[]): Counts =>
  Object.fromEntries(funnelSteps.map((step) => [step, sumOf(parts, (part) => part[step])])) as Counts

/** What is told of all of them alone. */
export const moreOf = (parts: readonly Part[]) => ({
  listed: sumOf(parts, ({ listed }) => listed),
  byAgents: sumOf(parts, ({ byAgents }) => byAgents),
  inTalks: sumOf(parts, ({ inTalks }) => inTalks),
})

export const answerTimesOf = (parts: readonly Part[]) =>
  answerWithin.map((hours, place) => ({ hours, count: sumOf(parts, ({ times }) => times[place] ?? 0) }))

/** What `grouping` of a middle says: of all, of a position, of a colleague. */
export const middleOf = { all: 3, position: 1, operator: 2 } as const

type Of = { grouping: number; positionId?: string | null; operatorId?: string }

export const hoursIn = (middles: readonly Middle[], of: Of): number | null =>
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

/** The most sent first; what has no position last. */
export function positionRows(parts: readonly Part[], middles: readonly Middle[], { positions }: Choices) {
  return [...Map.groupBy(parts, ({ positionId }) => positionId)]
    .map(([id, own]) => ({
      id,
      title: positions.find((one) => one.id === id)?.title ?? null,
      ...funnelOf(own, hoursIn(middles, { grouping: middleOf.position, positionId: id })),
    }))
    .toSorted((a, b) => Number(a.id === null) - Number(b.id === null) || b.sent - a.sent || byId(a, b))
}

/** Colleagues first, the most sent first; then those of our agents who sent in the company's name. */
export function colleagueRows(parts: readonly Part[], middles: readonly Middle[], { colleagues }: Choices) {
  return [...Map.groupBy(parts, ({ operatorId }) => operatorId)]
    .map(([id, own]) => {
      const who = colleagues.find((one) => one.id === id)
      const funnel = funnelOf(own, hoursIn(middles, { grouping: middleOf.operator, operatorId: id }))
      return { id, name: who?.name ?? '', isAgent: who?.isAgent ?? false, ...funnel }
    })
    .toSorted((a, b) => Number(a.isAgent) - Number(b.isAgent) || b.sent - a.sent || byId(a, b))
}

const byId = (a: { id: string | null }, b: { id: string | null }) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1)
