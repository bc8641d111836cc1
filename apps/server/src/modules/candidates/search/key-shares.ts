import type { Queries } from '../../../platform/db/queries.ts'
import type { ShareOf } from './keys.ts'

/** The newest people among whom keys are counted. */
const SAMPLE_ROWS = 400
/** How frequent a key is changes slowly, and a wrong share costs only time. */
const SHARES_KEPT_MS = 3_600_000

const kept = new WeakMap<object, { shareOf: Promise<ShareOf>; until: number }>()

/** Which share of people has a key, counted once an hour. Only counts are kept, nothing of any person. */
export function keyShares(db: Queries, now: Date): Promise<ShareOf> {
  const known = kept.get(db.$client)
  if (known && now.getTime() < known.until) return known.shareOf
  const shareOf = countKeys(db)
  kept.set(db.$client, { shareOf, until: now.getTime() + SHARES_KEPT_MS })
  shareOf.catch(() => kept.delete(db.$client))
  return shareOf
}

async function countKeys(db: Queries): Promise<ShareOf> {
  const { rows } = await db.$client.query<{ counts: Record<string, number> | null }>(
    `select json_object_agg(key, people) as counts from (
       select key, count(*) as people
       from (select terms, words from candidate_search order by last_active_at desc, candidate_id desc limit ${SAMPLE_ROWS}) newest
       cross join lateral unnest(terms || search_parts(words)) as key group by key) counted`,
  )
  const counts = new Map(Object.entries(rows[0]!.counts ?? {}))
  // A key that nobody in the sample has may still exist. Letters that come twice in a text count twice.
  return (key) => Math.min(1, (counts.get(key) ?? 0.5) / SAMPLE_ROWS)
}
