import { idsOf } from '../offers/compare/comparable.ts'
import { CompareScreen } from '../offers/CompareScreen.tsx'
import { useSearchParams } from 'react-router'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('어택 비교')

export default function CompareOffers() {
  const [query] = useSearchParams()
  return <CompareScreen ids={idsOf(query.get('ids'))} />
}
