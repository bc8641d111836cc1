import { NotificationsScreen } from '../notifications/NotificationsScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('알림')

export default function Notifications() {
  return <NotificationsScreen />
}
