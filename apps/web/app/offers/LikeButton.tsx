import { IconButton } from '@coffeeattack/ui/IconButton'
import { Heart } from '@coffeeattack/ui/icons/Heart'
import type { Offer } from './offer-query.ts'
import { useLike } from './use-like.ts'

export function LikeButton({ offer }: { offer: Offer }) {
  const toggle = useLike(offer)
  return (
    <IconButton label="관심 제안으로 표시" aria-pressed={offer.isLike} onClick={toggle}>
      <Heart size={24} strokeWidth={1.8} className={offer.isLike ? 'fill-current' : undefined} />
    </IconButton>
  )
}
