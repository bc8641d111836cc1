import { RetryScreen } from '../verification/RetryScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('어택 다시 받기')

export default function Retry() {
  return <RetryScreen />
}
