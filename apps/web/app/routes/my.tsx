import { MyScreen } from '../features/my/MyScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('홈')

export default function My() {
  return <MyScreen />
}
