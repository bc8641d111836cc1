import { ExportScreen } from '../accounts/export/ExportScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('내 정보 내려받기')

export default function AccountExport() {
  return <ExportScreen />
}
