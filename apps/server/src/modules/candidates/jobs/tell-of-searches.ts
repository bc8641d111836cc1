import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { countNewPeople } from '../console/new-people.ts'
import { insertMissing } from '../console/saved-search-store.ts'
import { interestSearch } from '../console/saved-searches.ts'
import { holdSearches, markTold, recruitersWithout, searchesToTell } from './store.ts'

/** Searches looked through in one statement, each over no more than a day's new people. */
const PAGE = 50

/** In the morning, of each search that found somebody new since it was told of or opened last (BIZ-12). */
export const tellOfSearchesJob: Job = {
  name: 'tell-of-searches',
  cron: '30 8 * * *',
  run: (deps) =>
    eachAlone('tell-of-searches', deps, async (alone) => {
      const now = deps.clock()
      await giveInterestSearches(now, deps, alone)
      const before = startOfKstDay(kstDay(now))
      for (let after: string | null = null; !deps.stopping.aborted;) {
        const page: string[] = await searchesToTell(deps.db.drizzle, { before, after, limit: PAGE })
        await alone.all(page, (searchIds) => tellOf(searchIds, before, now, deps))
        if (page.length < PAGE) return
        after = page.at(-1)!
      }
    }),
}

/** Who has not come to the search yet has the one that everybody has all the same. */
async function giveInterestSearches(now: Date, { db, ids }: Deps, alone: Alone): Promise<void> {
  for (let after: string | null = null; ;) {
    const without: string[] = await recruitersWithout(db.drizzle, { after, limit: PAGE })
    await alone.all(without, (some) =>
      insertMissing(
        db.drizzle,
        some.map((operatorId) => interestSearch(operatorId, ids.next(), now)),
      ),
    )
    if (without.length < PAGE) return
    after = without.at(-1)!
  }
}

/** A search is held while it is told of and marked with the same stroke: whoever runs beside this one passes it by. */
function tellOf(searchIds: readonly string[], before: Date, now: Date, deps: Deps): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const held = await holdSearches(tx, searchIds, before)
    const counts = await countNewPeople(held, deps)
    await tellOperators(
      tx,
      held.flatMap(({ id, name, operatorId }) => {
        const count = counts.get(id) ?? 0
        if (count === 0) return []
        const subject = `${id}:${formatDay(kstDay(now))}`
        return [
          { type: 'SAVED_SEARCH', subject, operatorId, content: { savedSearchId: id, count, name } },
        ] as const
      }),
      { ids: deps.ids, now },
    )
    await markTold(
      tx,
      held.map(({ id }) => id),
      now,
    )
  })
}
