import type { Queries } from '../../db/queries.ts'
import type { ApiDeps } from '../../http/handle.ts'
import { openSession } from '../../sessions/open-session.ts'
import { candidate, type From, type Pair } from '../../sessions/owner.ts'

type Who = { userId: string; certified: boolean }
export type SignedIn = Pair & Who

export async function signIn(tx: Queries, who: Who, from: From, deps: ApiDeps): Promise<SignedIn> {
  const { userId, certified } = who
  return { userId, certified, ...(await openSession(tx, candidate(userId), from, deps)) }
}
