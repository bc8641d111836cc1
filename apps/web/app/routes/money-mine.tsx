import { MoneyScreen } from '../insight/lifetime-income/MoneyScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('지금까지 번 소득')

export default function MoneyMine() {
  return <MoneyScreen />
}
