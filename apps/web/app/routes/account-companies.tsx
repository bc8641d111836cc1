import { HiddenFromScreen } from '../accounts/hidden-from/HiddenFromScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('숨길 회사')

export default function AccountCompanies() {
  return <HiddenFromScreen />
}
