import { OfferListScreen } from './OfferListScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('고른 어택')

export default function SelectedOffers() {
  return <OfferListScreen mode="select" />
}
