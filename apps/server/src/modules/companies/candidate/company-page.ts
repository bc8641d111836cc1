import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordShown } from '../core/records.ts'
import { findCompanyPage, recordsOf } from './company-page-store.ts'

const VIEW_DAYS = 28

/** A company that sent the person something: what it is, what it sent, its record, and when it looked (KEEP-4). */
export async function showCompanyPage(userId: string, companyId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const day = kstDay(now)
  const viewsFrom = startOfKstDay(day - VIEW_DAYS + 1)
  const page = await findCompanyPage(db.drizzle, { userId, companyId, now, today: formatDay(day), viewsFrom })
  if (!page) throw new Refusal('NOT_FOUND')
  return { ...page, record: recordShown(page.record, now) }
}

export async function showRecords(userId: string, companyIds: readonly string[], { db, clock }: ApiDeps) {
  const now = clock()
  const rows = await recordsOf(db.drizzle, userId, { companyIds, now })
  return { items: rows.map(({ id, record }) => ({ id, record: recordShown(record, now) })) }
}
