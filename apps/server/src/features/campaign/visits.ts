import { laterStatus, type UtmStatus, type UtmVisit } from '@coffeeattack/domain/campaign/utm'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../http/handle.ts'
import { findVisit, insertVisit, moveVisit } from './store.ts'

export async function recordVisit(visit: UtmVisit, { db, ids, clock }: ApiDeps): Promise<{ id: string }> {
  const id = ids.next()
  await insertVisit(db.drizzle, id, visit, clock())
  return { id }
}

type Progress = { id: string; status: UtmStatus; userId: string | null }

/** How far the visit went. Whose it was is the token's word, not the body's. */
export async function advanceVisit(
  { id, status, userId }: Progress,
  { db, clock }: ApiDeps,
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    const visit = await findVisit(tx, id, userId)
    if (!visit) throw new Refusal('NOT_FOUND')
    await moveVisit(tx, id, { status: laterStatus(visit.status, status), userId, now: clock() })
  })
  return { id }
}
