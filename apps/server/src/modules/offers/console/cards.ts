import type { AnonymousProfile } from '@coffeeattack/domain/profiles/anonymous'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { anonymousProfiles } from '../../profiles/core/anonymous-profiles.ts'

export type Card = ReturnType<typeof cardOf>

/** The candidates of a list, by id. */
export async function cardsOf(
  db: Queries,
  rows: readonly { candidateId: string }[],
  deps: ApiDeps,
): Promise<Map<string, Card>> {
  const ids = [...new Set(rows.map(({ candidateId }) => candidateId))]
  const profiles = await anonymousProfiles(db, ids, deps)
  return new Map(profiles.map((profile) => [profile.id, cardOf(profile)]))
}

/** What a list needs of the anonymised profile, and nothing else. */
function cardOf(profile: AnonymousProfile) {
  const { id, jobLabel, jobSubLabel, totalMonth, techStackItems, hashtags } = profile
  return { id, jobLabel, jobSubLabel, totalMonth, techStackItems, hashtags }
}
