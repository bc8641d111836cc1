import type { Queries } from '../../../platform/db/queries.ts'
import type { Deps } from '../../../deps.ts'
import { tellPeople, type PersonNotice } from '../core/tell.ts'

const PAGE = 500

/** Tells everybody found, in pages ordered by person, each page in a transaction of its own. */
export async function tellPageByPage<Found extends { userId: string }>(
  { db, ids, stopping }: Deps,
  now: Date,
  find: (tx: Queries, page: { after: string | null; limit: number }) => Promise<Found[]>,
  notice: (found: Found) => PersonNotice,
): Promise<void> {
  let after: string | null = null
  do {
    after = await db.transaction(async (tx) => {
      const found = await find(tx, { after, limit: PAGE })
      await tellPeople(tx, found.map(notice), { ids, now })
      return found.length === PAGE ? found.at(-1)!.userId : null
    })
  } while (after && !stopping.aborted)
}
