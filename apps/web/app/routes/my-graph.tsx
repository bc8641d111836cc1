import { GraphScreen } from '../insight/standing/GraphScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('내 연봉 그래프')

export default function MyGraph() {
  return <GraphScreen />
}
