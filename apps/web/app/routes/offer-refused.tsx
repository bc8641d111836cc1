import { useSearchParams } from 'react-router'
import { RefusedScreen } from '../offers/RefusedScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('거절한 제안')

export default function OfferRefused() {
  const [query] = useSearchParams()
  return <RefusedScreen company={query.get('company')} wasJustMessage={query.get('message') === 'y'} />
}
