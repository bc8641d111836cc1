import { RetryPendingScreen } from '../verification/RetryPendingScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('인증 확인')

export default function RetryPending() {
  return <RetryPendingScreen />
}
