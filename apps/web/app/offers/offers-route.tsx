import { OfferListScreen } from './OfferListScreen.tsx'
import { privateMeta } from '../seo.ts'

export const meta = () => privateMeta('받은 어택')

export default function Offers() {
  return <OfferListScreen mode="all" />
}
