import { AccountScreen } from '../accounts/AccountScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('설정')

export default function Account() {
  return <AccountScreen />
}
