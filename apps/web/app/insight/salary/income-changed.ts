import { queries } from '../../api/queries.ts'
import { offersChanged } from '../../offers/offer-query.ts'
import { profileQuery } from '../../profiles/profile-query.ts'
import { taxOfficeQuery } from '../../verification/tax/tax-office.ts'
import { salaryReportQuery } from './report.ts'

const keys = [salaryReportQuery, profileQuery, taxOfficeQuery].map(({ queryKey }) => queryKey)

/** After another income counts: whatever is told from it is outdated, and fetched when it is shown next (VER-14). */
export async function incomeChanged(): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType: 'none' })))
  await offersChanged()
}
