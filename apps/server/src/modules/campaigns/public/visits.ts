import { isCrawler } from '@coffeeattack/domain/campaigns/referral'
import { laterStatus, type UtmStatus, type UtmVisit } from '@coffeeattack/domain/campaigns/utm'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { claimReferral, recordReferral } from '../../partners/core/store.ts'
import { findVisit, insertVisit, moveVisit } from './store.ts'

type RecordVisitInput = UtmVisit & { ref: string }

/** Records where a visitor came from (PUB-4), and by which partner's link (PUB-8). Crawlers do not count for a partner. */
export async function recordVisit(
  { ref, ...visit }: RecordVisitInput,
  { userAgent }: { userAgent: string },
  { db, ids, clock }: ApiDeps,
): Promise<{ id: string }> {
  const id = ids.next()
  const now = clock()
  const code = isCrawler(userAgent) ? '' : ref
  await db.transaction(async (tx) => {
    await insertVisit(tx, id, visit, now)
    if (code) await recordReferral(tx, { visitId: id, code, now })
  })
  return { id }
}

type AdvanceVisitInput = { id: string; status: UtmStatus; userId: string | null }

/** Records how far the visit went. The person comes from the access token, never from the body. */
export async function advanceVisit(
  { id, status, userId }: AdvanceVisitInput,
  { db, clock }: ApiDeps,
): Promise<{ id: string }> {
  await db.transaction(async (tx) => {
    const visit = await findVisit(tx, id, userId)
    if (!visit) throw new Refusal('NOT_FOUND')
    const now = clock()
    await moveVisit(tx, id, { status: laterStatus(visit.status, status), userId, now })
    if (userId) await claimReferral(tx, { visitId: id, userId, now })
  })
  return { id }
}
