import type { Queries } from '../../../platform/db/queries.ts'
import type { IndexedKeys, Keys } from './index-keys.ts'

/** Among so many of the newest people it is counted how many have each key. */
const SAMPLE = 400
/** How frequent a key is changes slowly, and where it is wrong it costs nothing but time. */
const KEPT_MS = 3_600_000

/** Which share of all people has a key, as the newest tell it. */
export type ShareOf = (key: string) => number

const kept = new WeakMap<object, { shareOf: Promise<ShareOf>; until: number }>()

/** Counted once an hour: which keys there are and how many have them, nothing of anybody by themselves. */
export function sharesOf(db: Queries, now: Date): Promise<ShareOf> {
  const known = kept.get(db.$client)
  if (known && now.getTime() < known.until) return known.shareOf
  const shareOf = countKeys(db)
  kept.set(db.$client, { shareOf, until: now.getTime() + KEPT_MS })
  shareOf.catch(() => kept.delete(db.$client))
  return shareOf
}

async function countKeys(db: Queries): Promise<ShareOf> {
  const { rows } = await db.$client.query<{ counts: Record<string, number> | null }>(
    `select json_object_agg(key, people) as counts from (
       select key, count(*) as people
       from (select terms, words from candidate_search order by last_active_at desc, candidate_id desc limit ${SAMPLE}) newest
       cross join lateral unnest(terms || search_parts(words)) as key group by key) counted`,
  )
  const counts = new Map(Object.entries(rows[0]!.counts ?? {}))
  // Who is met nowhere in the sample may still be met; letters that come again in one text count again.
  return (key) => Math.min(1, (counts.get(key) ?? 0.5) / SAMPLE)
}

/** A list of keys of which one is needed, the share of people who have one, and the word of which it is a part. */
type SharedKeys = { keys: Keys; share: number; word?: Keys }

/** The lists as they are. */
export const apart = ({ named, years, words, others }: IndexedKeys, shareOf: ShareOf): SharedKeys[] => [
  ...[...named, ...(years.length > 0 ? [years] : []), ...others].map((keys) => sharing(keys, shareOf)),
  ...words.flatMap((word) => word.map((part) => ({ ...sharing([part], shareOf), word }))),
]

const sharing = (keys: Keys, shareOf: ShareOf): SharedKeys => ({
  keys,
  share: Math.min(
    1,
    keys.reduce((sum, key) => sum + shareOf(key), 0),
  ),
})

/** More keys in one list take longer to be looked up, span by span, than they spare. */
const MOST_WITH_YEARS = 16

/** The rarest names and the years as the keys that hold both, as far as these are few. */
export function withYears(keys: IndexedKeys, shareOf: ShareOf): SharedKeys[] {
  const { named, years } = keys
  const rarest = named
    .filter((names) => years.length > 0 && names.length * years.length <= MOST_WITH_YEARS)
    .map((names) => sharing(names, shareOf))
    .toSorted((a, b) => a.share - b.share)[0]
  if (!rarest) return apart(keys, shareOf)
  const met = {
    keys: rarest.keys.flatMap((name) => years.map((year) => `${name}|${year}`)),
    share: rarest.share * sharing(years, shareOf).share,
  }
  const rest = { ...keys, named: named.filter((names) => names !== rarest.keys), years: [] }
  return [met, ...apart(rest, shareOf)]
}

/** In microseconds: somebody in the list of a key, and somebody whose row is read. */
const COST = { listed: 0.04, read: 3 }
/** Whoever has one part of a word mostly has the others too. */
const SAME_WORD = 0.8

/**
 * Of the lists of a search those by which the index is asked: the rarest, and each further one that spares more rows than
 * reading it costs. The rows themselves are asked for everything. And the share of people who have all of them.
 */
export function worthAsking(lists: readonly SharedKeys[]): { asked: Keys[]; share: number } {
  const asked: Keys[] = []
  const words = new Set<Keys>()
  let [share, read] = [1, 1]
  for (const { keys, word, share: own } of lists.toSorted((a, b) => a.share - b.share)) {
    const among = word && words.has(word) ? Math.max(SAME_WORD, own) : own
    if (word) words.add(word)
    share *= among
    if (asked.length > 0 && read * (1 - among) * COST.read < own * COST.listed) continue
    asked.push(keys)
    read *= among
  }
  return { asked, share }
}
