import { canJoin, joinsFrom } from '@coffeeattack/domain/coffeechats/meetings'
import { placeToOpen } from '@coffeeattack/domain/coffeechats/place'
import { endOf } from '@coffeeattack/domain/coffeechats/slot-end'
import { useNow } from '@coffeeattack/kit/useNow'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'
import { type CoffeechatRow, fixedSlot } from './queries.ts'

type JoinLinkProps = { chat: Pick<CoffeechatRow, 'confirmedTime' | 'place'>; className?: string }

/** Opens the call, from ten minutes before the meeting to its end (OFR-19). */
export function JoinLink({ chat, className = '' }: JoinLinkProps) {
  const slot = fixedSlot(chat)
  const now = useNow((at) => (slot && [joinsFrom(slot), endOf(slot)].find((moment) => moment > at)) ?? null)
  const href = chat.place && slot && canJoin(slot, now) ? placeToOpen(chat.place).href : null
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonLook({ size: 'sm' })} ${className}`}
    >
      화상으로 들어가기
      <ArrowUpRight size={16} />
      <span className="sr-only">, 새 창에서 열기</span>
    </a>
  )
}
