import { ConsentsScreen } from '../accounts/consents/ConsentsScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('동의 내역')

export default function AccountConsents() {
  return <ConsentsScreen />
}
