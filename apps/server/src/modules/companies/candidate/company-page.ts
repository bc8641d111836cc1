import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { checksOff } from '../core/proofs.ts'
import { recordShown } from '../core/records.ts'
import { findCompanyPage, proofsOf, recordsOf } from './company-page-store.ts'

const VIEW_DAYS = 28

/** A company that sent the person something: what it is, what it sent, its record, and when it looked (KEEP-4). */
export async function showCompanyPage(userId: string, companyId: string, { db, clock, providers }: ApiDeps) {
  const now = clock()
  const day = kstDay(now)
  const viewsFrom = startOfKstDay(day - VIEW_DAYS + 1)
  const page = await findCompanyPage(db.drizzle, { userId, companyId, now, today: formatDay(day), viewsFrom })
  if (!page) throw new Refusal('NOT_FOUND')
  const proof = { ...page.proof, off: checksOff(providers) }
  return { ...page, proof, record: recordShown(page.record, now) }
}

export async function showRecords(userId: string, companyIds: readonly string[], { db, clock }: ApiDeps) {
  const now = clock()
  const rows = await recordsOf(db.drizzle, userId, { companyIds, now })
  return { items: rows.map(({ id, record }) => ({ id, record: recordShown(record, now) })) }
}

/** How far each of the companies was checked (FIRM-7). */
export async function showProofs(
  userId: string,
  companyIds: readonly string[],
  { db, clock, providers }: ApiDeps,
) {
  const rows = await proofsOf(db.drizzle, userId, { companyIds, now: clock() })
  const off = checksOff(providers)
  return { items: rows.map(({ id, proof }) => ({ id, proof: { ...proof, off } })) }
}
