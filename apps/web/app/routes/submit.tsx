import { JobScreen } from '../verification/JobScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('직무 고르기')

export default function Submit() {
  return <JobScreen />
}
