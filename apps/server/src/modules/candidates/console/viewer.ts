import type { Deps } from '../../../deps.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { type Narrowing, peopleMarked } from '../../memory/core/narrowing.ts'
import { hidesAnybody } from '../../memory/core/sql.ts'
import { namesOf } from '../core/sql.ts'
import type { Filter } from '../search/search.ts'

/** The company that searches, and what follows from it for every search. */
export type Viewer = Pick<Filter, 'viewerKeys' | 'among' | 'hiddenFrom' | 'now'> & {
  companyId: string | null
}

/** Our own people belong to no company, so nobody shuts them out, and they have no marks to narrow a search by. */
export async function viewerOf(
  { companyId }: Pick<OperatorCaller, 'companyId'>,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  narrowing: Narrowing = {},
): Promise<Viewer> {
  const now = clock()
  if (companyId === null) return { companyId, viewerKeys: [], among: null, hiddenFrom: null, now }
  const [{ rows }, among] = await Promise.all([
    db.drizzle.$client.query<{ names: string[]; hides: boolean }>({
      name: 'viewer',
      text: `select array(${namesOf('$1')}) as names, ${hidesAnybody('$1')} as hides`,
      values: [companyId],
    }),
    peopleMarked(db.drizzle, companyId, narrowing),
  ])
  const { names, hides } = rows[0]!
  const hiddenFrom = hides && !narrowing.hidden ? companyId : null
  return { companyId, viewerKeys: names, among, hiddenFrom, now }
}
