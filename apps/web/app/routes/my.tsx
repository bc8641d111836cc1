import { MyScreen } from '../profiles/home/MyScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('홈')

export default function My() {
  return <MyScreen />
}
