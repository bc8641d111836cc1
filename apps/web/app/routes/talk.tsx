import { TalkScreen } from '../talk/TalkScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('연봉 랭킹톡')

export default function Talk() {
  return <TalkScreen />
}
