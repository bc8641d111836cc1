import { type Signal, useSignal } from '@coffeeattack/kit/live/signal'
import { CountBadge } from '@coffeeattack/ui/Tag'
import { unreadMessages, unreadOffers } from '../live/signals.ts'
import type { TabName } from './tabs.ts'

type Counted = { of: Signal<number>; unit: string }

const counted: Partial<Record<TabName, Counted>> = {
  offers: { of: unreadOffers, unit: '개의 새 어택' },
  messages: { of: unreadMessages, unit: '개의 새 메시지' },
}

/** How many wait unread, on the tab that leads to them. */
export function UnreadBadge({ tab, className }: { tab: TabName; className: string }) {
  const kind = counted[tab]
  return kind && <Count {...kind} className={className} />
}

function Count({ of, unit, className }: Counted & { className: string }) {
  const count = useSignal(of)
  return count > 0 && <CountBadge count={count} unit={unit} className={className} />
}
