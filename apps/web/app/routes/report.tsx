import { ReportScreen } from '../insight/report/ReportScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('리포트')

export default function Report() {
  return <ReportScreen />
}
