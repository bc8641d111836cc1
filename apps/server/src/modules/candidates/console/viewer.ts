import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type Narrowing, peopleMarked } from '../../memory/core/narrowing.ts'
import { hidesAnybody } from '../../memory/core/sql.ts'
import { namesOf } from '../core/sql.ts'
import type { Filter } from './filter.ts'

/** Who looks, and when: the names by which they may be shut out, and the company that may be liked. */
export type Viewer = Pick<Filter, 'viewerKeys' | 'among' | 'hiddenFrom' | 'now'> & {
  companyId: string | null
}

/** Without a company of one's own nothing is marked, and no mark narrows anything. */
export async function viewerOf(
  { companyId }: OperatorCaller,
  { db, clock }: ApiDeps,
  narrowing: Narrowing = {},
): Promise<Viewer> {
  const now = clock()
  if (companyId === null) return { viewerKeys: [], companyId, among: null, hiddenFrom: null, now }
  const [{ rows }, among] = await Promise.all([
    db.drizzle.$client.query<{ names: string[]; hides: boolean }>({
      name: 'viewer',
      text: `select array(${namesOf('$1')}) as names, ${hidesAnybody('$1')} as hides`,
      values: [companyId],
    }),
    peopleMarked(db.drizzle, companyId, narrowing),
  ])
  const { names, hides } = rows[0]!
  return {
    viewerKeys: names,
    companyId,
    among,
    hiddenFrom: hides && !narrowing.hidden ? companyId : null,
    now,
  }
}
