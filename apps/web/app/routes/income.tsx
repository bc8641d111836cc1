import { IncomeScreen } from '../verification/tax/IncomeScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('소득 인증')

export default function Income() {
  return <IncomeScreen />
}
