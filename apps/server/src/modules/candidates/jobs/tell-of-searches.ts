import { INTEREST_SEARCH } from '@coffeeattack/domain/candidates/saved-search'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { inArray } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { savedSearches } from '../../../platform/db/schema/candidates.ts'
import { type Alone, eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { companyMayIn } from '../../companies/core/gates.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { countNewPeople, type SavedSearch } from '../console/new-people.ts'
import { insertMissing } from '../console/saved-search-store.ts'
import { interestSearch } from '../console/saved-searches.ts'

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
    const dueIds = due.map(({ id }) => id)
    await tx.update(savedSearches).set({ toldUntil: now }).where(inArray(savedSearches.id, dueIds))
  })
}

/** Recruiters without the search that every recruiter has. */
async function recruitersWithout(
  db: Queries,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select id from operators
     where company_id is not null and disabled_at is null and ($3::uuid is null or id > $3)
       and not exists (select from saved_searches where operator_id = operators.id and (is_interest or name = $2))
     order by id limit $1`,
    [limit, INTEREST_SEARCH.name, after],
  )
  return rows.map(({ id }) => id)
}

type Page = { before: Date; after: string | null; limit: number }

const DUE = `saved_searches saved join operators on operators.id = operator_id
     where tells and disabled_at is null and coalesce(told_until, saved.created_at) < $1
       and ${companyMayIn('seeCandidates', 'operators.company_id')}`

/** Searches that were not checked today, by id. */
async function dueSearches(db: Queries, { before, after, limit }: Page): Promise<string[]> {
  const { rows } = await db.$client.query<{ id: string }>(
    `select saved.id from ${DUE} and ($2::uuid is null or saved.id > $2) order by saved.id limit $3`,
    [before, after, limit],
  )
  return rows.map(({ id }) => id)
}

type DueSearch = SavedSearch & { name: string; operatorId: string }

/** Locks those of the searches that are still due, except the ones that another process has locked. */
async function lockDueSearches(tx: Queries, searchIds: readonly string[], before: Date) {
  const { rows } = await tx.$client.query<DueSearch>(
    `select saved.id, saved.name, saved.filter #>> '{}' as filter, saved.operator_id as "operatorId",
       company_id as "companyId", greatest(saved.created_at, looked_at, told_until) as since
     from ${DUE} and saved.id = any($2)
     order by saved.id for update of saved skip locked`,
    [before, searchIds],
  )
  return rows
}
