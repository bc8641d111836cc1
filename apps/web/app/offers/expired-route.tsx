import { OfferListScreen } from './OfferListScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('지난 어택')

export default function ExpiredOffers() {
  return <OfferListScreen mode="expired" />
}
