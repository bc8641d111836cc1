import { ProfileViewsScreen } from '../accounts/views/ProfileViewsScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('내 프로필을 본 회사')

export default function AccountViews() {
  return <ProfileViewsScreen />
}
