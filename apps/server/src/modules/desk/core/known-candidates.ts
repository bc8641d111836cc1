import type { AnonymousProfile } from '@coffeeattack/domain/profiles/anonymous'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { anonymousProfiles } from '../../profiles/core/anonymous-profiles.ts'

/** Members as our agents know them without a match, by id: what they do, never who they are. */
export async function knownCandidates(ids: readonly (string | null)[], deps: ApiDeps) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const found = await anonymousProfiles(deps.db.drizzle, wanted, deps)
  return new Map(found.map((profile) => [profile.id, cardOf(profile)]))
}

function cardOf({ id, jobLabel, jobSubLabel, totalMonth, techStackItems, hashtags }: AnonymousProfile) {
  return { id, jobLabel, jobSubLabel, totalMonth, techStackItems, hashtags }
}
