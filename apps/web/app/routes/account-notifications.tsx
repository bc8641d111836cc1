import { NotificationsScreen } from '../accounts/notification-settings/NotificationsScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('알림')

export default function AccountNotifications() {
  return <NotificationsScreen />
}
