import { NotificationSettingsScreen } from '../accounts/notification-settings/NotificationSettingsScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('알림')

export default function AccountNotifications() {
  return <NotificationSettingsScreen />
}
