import { IncomeDisclosureScreen } from '../accounts/income/IncomeDisclosureScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('소득 공개')

export default function AccountIncome() {
  return <IncomeDisclosureScreen />
}
