import { taxChangeText } from '@coffeeattack/domain/verification/tax-office'
import { toast } from '@coffeeattack/ui/toast'
import { queries } from '../../api/queries.ts'
import { incomeChanged } from '../salary/income-changed.ts'
import { countedIncome, salaryReportQuery } from '../salary/report.ts'

/** Before the tax office is asked: the income that counts until then. Without it a change is not told. */
export async function rememberIncome(): Promise<void> {
  await queries.ensureQueryData(salaryReportQuery).catch(() => {})
}

/** Once the years are there: the newest may count from now on, on every screen. Says so where it changed something (VER-14). */
export async function tellChange(): Promise<void> {
  const before = queries.getQueryData(salaryReportQuery.queryKey)
  await incomeChanged()
  if (!before) return
  const after = await queries.fetchQuery({ ...salaryReportQuery, staleTime: 0 }).catch(() => before)
  const [old, counted] = [countedIncome(before), countedIncome(after)]
  const isSame = old?.year === counted?.year && old?.income === counted?.income
  if (!isSame || old?.source !== counted?.source) toast(taxChangeText(old, counted), { kind: 'done' })
}
