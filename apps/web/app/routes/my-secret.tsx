import { SecretScreen } from '../insight/standing/SecretScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('내 소득의 자리')

export default function MySecret() {
  return <SecretScreen />
}
