import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { countNewPeople } from '../console/new-people.ts'
import { insertMissing } from '../console/saved-search-store.ts'
import { interestSearch } from '../console/saved-searches.ts'
import { dueSearches, lockDueSearches, markChecked, recruitersWithout } from './store.ts'

/** Searches that are counted in one statement. */
const PAGE = 50

/** Every morning, notifies of each search that has new people since the last notification or look (BIZ-12). */
export const tellOfSearchesJob: Job = {
  name: 'tell-of-searches',
  cron: '30 8 * * *',
  run: (deps) =>
    eachAlone('tell-of-searches', deps, async (alone) => {
      const now = deps.clock()
      await giveInterestSearches(now, deps, alone)
      const before = startOfKstDay(kstDay(now))
      for (let after: string | null = null; !deps.stopping.aborted;) {
        const page: string[] = await dueSearches(deps.db.drizzle, { before, after, limit: PAGE })
        await alone.all(page, (searchIds) => tellOf(searchIds, before, now, deps))
        if (page.length < PAGE) return
        after = page.at(-1)!
      }
    }),
}

/** Recruiters who never opened the search get the one that every recruiter has. */
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

/** Counts, notifies and marks in one transaction that locks the searches, so a job that runs at the same time skips them. */
function tellOf(searchIds: readonly string[], before: Date, now: Date, deps: Deps): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const due = await lockDueSearches(tx, searchIds, before)
    const counts = await countNewPeople(due, deps)
    await tellOperators(
      tx,
      due.flatMap(({ id, name, operatorId }) => {
        const count = counts.get(id) ?? 0
        if (count === 0) return []
        const subject = `${id}:${formatDay(kstDay(now))}`
        return [
          { type: 'SAVED_SEARCH', subject, operatorId, content: { savedSearchId: id, count, name } },
        ] as const
      }),
      { ids: deps.ids, now },
    )
    await markChecked(
      tx,
      due.map(({ id }) => id),
      now,
    )
  })
}
