import { idsOf } from '../features/offers/compare/comparable.ts'
import { CompareScreen } from '../features/offers/CompareScreen.tsx'
import { useSearchParams } from 'react-router'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('어택 비교')

export default function CompareOffers() {
  const [query] = useSearchParams()
  return <CompareScreen ids={idsOf(query.get('ids'))} />
}
