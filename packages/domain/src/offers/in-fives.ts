/** So many people are told of together, or none of them: fewer would point at persons. */
export const TOLD_TOGETHER = 5

/** People by what they answered. */
export type Counts = Readonly<Record<string, number>>

/** What people answered: `told` may be seen, `waiting` is the block that still lacks people and moves nothing. */
export type Tally = { readonly told: Counts; readonly waiting: Counts }

/**
 * One more person's answer. Answers are cut into blocks in the order in which they came, over all of them, whatever is
 * looked at and when: so two looks are the same, or at least five people lie between them. A person is counted once.
 */
export function countAnswer({ told, waiting }: Tally, code: string): Tally {
  const block = plus(waiting, { [code]: 1 })
  return people(block) < TOLD_TOGETHER ? { told, waiting: block } : { told: plus(told, block), waiting: {} }
}

export type ReasonCount = { code: string; count: number }

/**
 * What may be seen of whole blocks: each answer in fives of people, the most frequent first, and last the rest, which is
 * everybody else. The rest is never empty: if everybody had named reasons, what five new people answered could be read
 * off the difference. Null when no answer can be named.
 */
export function inFives(told: Counts, rest: string): ReasonCount[] | null {
  const named = Object.entries(told)
    .map(([code, count]) => ({ code, count: count - (count % TOLD_TOGETHER) }))
    .filter(({ code, count }) => code !== rest && count > 0)
    .toSorted(byCount)
  const [most] = named
  if (most && sum(named) === people(told)) most.count -= TOLD_TOGETHER
  // Sorted again by what is shown: an order of its own would tell more than the figures.
  const shown = named.filter(({ count }) => count > 0).toSorted(byCount)
  return shown.length === 0 ? null : [...shown, { code: rest, count: people(told) - sum(shown) }]
}

/**
 * What may be seen of those who answered between two looks: the difference of what both showed. Nothing else goes into it, so
 * whatever periods are held against each other tell no more than all looks do. The rest is never empty here either.
 */
export function inFivesBetween(before: Counts, after: Counts, rest: string): ReasonCount[] | null {
  const wasNamed = new Map(inFives(before, rest)?.map(({ code, count }) => [code, count]))
  const all = people(after) - people(before)
  const named = (inFives(after, rest) ?? [])
    .map(({ code, count }) => ({ code, count: count - (wasNamed.get(code) ?? 0) }))
    .filter(({ code, count }) => code !== rest && count > 0)
  while (sum(named) >= all && sum(named) > 0) named.toSorted(byCount)[0]!.count -= TOLD_TOGETHER
  const shown = named.filter(({ count }) => count > 0).toSorted(byCount)
  return shown.length === 0 ? null : [...shown, { code: rest, count: all - sum(shown) }]
}

const byCount = (a: ReasonCount, b: ReasonCount) => b.count - a.count || (a.code < b.code ? -1 : 1)

const sum = (shown: readonly ReasonCount[]) => shown.reduce((all, { count }) => all + count, 0)

export const people = (counts: Counts): number => Object.values(counts).reduce((all, count) => all + count, 0)

function plus(some: Counts, more: Counts): Counts {
  const added = Object.entries(more).map(([code, count]) => [code, (some[code] ?? 0) + count] as const)
  return { ...some, ...Object.fromEntries(added) }
}
