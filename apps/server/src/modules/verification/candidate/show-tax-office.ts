import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { taxOutlook } from '@coffeeattack/domain/verification/tax-office'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { askedYears } from '../core/asked-years.ts'
import { taxAskedYearOf } from './income-store.ts'
import { careerItemsOf } from './registration-store.ts'

/** What the tax office can bring, before anybody types a resident number, and up to which year it was asked (VER-9). */
export async function showTaxOffice(userId: string, deps: ApiDeps) {
  const db = deps.db.drizzle
  const [askedYear, jobs] = await Promise.all([taxAskedYearOf(db, userId), careerItemsOf(db, userId)])
  if (askedYear === undefined) throw new Refusal('UNAUTHORIZED')
  const years = askedYears(deps)
  return { year: years.to, askedYear, outlook: taxOutlook(years, jobs) }
}
