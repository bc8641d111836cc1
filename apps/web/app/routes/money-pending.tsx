import { MoneyPendingScreen } from '../insight/lifetime-income/MoneyPendingScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('인증 확인')

export default function MoneyPending() {
  return <MoneyPendingScreen />
}
