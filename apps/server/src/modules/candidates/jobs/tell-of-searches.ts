import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { countNewPeople } from '../console/new-people.ts'
import { insertMissing } from '../console/saved-search-store.ts'
import { interestSearch } from '../console/saved-searches.ts'
import { markTold, recruitersWithout, searchesToTell } from './store.ts'

/** Searches looked through in one statement, each over no more than a day's new people. */
const PAGE = 50

/** In the morning, of each search that found somebody new since it was told of or opened last (BIZ-12). */
export const tellOfSearchesJob: Job = {
  name: 'tell-of-searches',
  cron: '30 8 * * *',
  async run(deps) {
    const now = deps.clock()
    await giveInterestSearches(now, deps)
    let after = await tellPage(null, now, deps)
    while (after !== null && !deps.stopping.aborted) after = await tellPage(after, now, deps)
  },
}

/** Who has not come to the search yet has the one that everybody has all the same. */
async function giveInterestSearches(now: Date, { db, ids }: Deps): Promise<void> {
  let without = await recruitersWithout(db.drizzle, PAGE)
  while (without.length > 0) {
    await insertMissing(
      db.drizzle,
      without.map((operatorId) => interestSearch(operatorId, ids.next(), now)),
    )
    without = without.length < PAGE ? [] : await recruitersWithout(db.drizzle, PAGE)
  }
}

/** A search is held while it is told of and marked with the same stroke: whoever runs beside this one passes it by. */
function tellPage(after: string | null, now: Date, deps: Deps): Promise<string | null> {
  return deps.db.transaction(async (tx) => {
    const today = kstDay(now)
    const page = await searchesToTell(tx, { before: startOfKstDay(today), after, limit: PAGE })
    const counts = await countNewPeople(page, deps)
    await tellOperators(
      tx,
      page.flatMap(({ id, name, operatorId }) => {
        const count = counts.get(id) ?? 0
        if (count === 0) return []
        const subject = `${id}:${formatDay(today)}`
        return [
          { type: 'SAVED_SEARCH', subject, operatorId, content: { savedSearchId: id, count, name } },
        ] as const
      }),
      { ids: deps.ids, now },
    )
    await markTold(
      tx,
      page.map(({ id }) => id),
      now,
    )
    return page.length === PAGE ? page.at(-1)!.id : null
  })
}
