import { ProfileScreen } from '../profiles/form/ProfileScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('프로필 수정')

export default function Profile() {
  return <ProfileScreen />
}
