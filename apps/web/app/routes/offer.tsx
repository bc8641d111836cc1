import { OfferScreen } from '../offers/OfferScreen.tsx'
import { privateMeta } from '../seo.ts'
import type { Route } from './+types/offer.ts'

export const meta = () => privateMeta('받은 제안')

export default function Offer({ params }: Route.ComponentProps) {
  return <OfferScreen key={params.id} id={params.id} />
}
