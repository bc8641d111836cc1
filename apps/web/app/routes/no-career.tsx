import { NoCareerScreen } from '../verification/NoCareerScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('경력 확인 도움')

export default function NoCareer() {
  return <NoCareerScreen />
}
