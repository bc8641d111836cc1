import { readSavedFilter } from '@coffeeattack/contract/candidate-shapes'
import type { Deps } from '../../../deps.ts'
import { countNew } from '../search/search.ts'
import { filterOf } from './asked.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** A saved search, the company it belongs to, and since when people are new to it. */
export type SavedSearch = { id: string; filter: string; companyId: string | null; since: Date }

/**
 * How many people match each search and are new to it (BIZ-12): by the same conditions as the search itself, so nobody is counted
 * whom the company may not know of. A search that can no longer be read counts nobody.
 */
export async function countNewPeople(searches: readonly SavedSearch[], deps: Pick<Deps, 'db' | 'clock'>) {
  const viewers = new Map<string | null, Viewer>()
  for (const { companyId } of searches)
    if (!viewers.has(companyId)) viewers.set(companyId, await viewerOf({ companyId }, deps))
  const watched = searches.flatMap(({ id, filter, companyId, since }) => {
    const asked = readSavedFilter(filter)
    return asked ? [{ id, since, filter: filterOf(asked, viewers.get(companyId)!) }] : []
  })
  return countNew(deps.db.replica, watched)
}
