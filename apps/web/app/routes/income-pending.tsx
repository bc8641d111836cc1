import { IncomePendingScreen } from '../verification/tax/IncomePendingScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('인증 확인')

export default function IncomePending() {
  return <IncomePendingScreen />
}
