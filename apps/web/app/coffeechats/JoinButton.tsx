import { canJoin } from '@coffeeattack/domain/coffeechats/meetings'
import { type Place, placeToOpen } from '@coffeeattack/domain/coffeechats/place'
import type { Slot } from '@coffeeattack/domain/coffeechats/times'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'

type JoinButtonProps = { slot: Slot; place: Place | null; now: Date; className?: string }

/** Opens the call, from ten minutes before the meeting to its end (OFR-19). */
export function JoinButton({ slot, place, now, className = '' }: JoinButtonProps) {
  const href = place && canJoin(slot, now) ? placeToOpen(place).href : null
  if (!href) return null
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${buttonLook({})} ${className}`}>
      화상으로 들어가기
      <ArrowUpRight size={20} />
      <span className="sr-only">, 새 창에서 열기</span>
    </a>
  )
}
