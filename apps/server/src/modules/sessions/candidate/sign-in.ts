import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { openSession } from '../core/open-session.ts'
import { candidate, type From, type Pair } from '../core/owner.ts'
import type { SessionDoor } from '../core/store.ts'

type Who = { userId: string; certified: boolean }
export type SignedIn = Pair & Who

type Coming = { readonly by: SessionDoor; readonly from: From }

export async function signIn(
  tx: Queries,
  { userId, certified }: Who,
  { by, from }: Coming,
  deps: ApiDeps,
): Promise<SignedIn> {
  return { userId, certified, ...(await openSession(tx, candidate(userId), from, deps, by)) }
}
