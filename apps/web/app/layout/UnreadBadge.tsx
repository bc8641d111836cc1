import { CountBadge } from '@coffeeattack/ui/Tag'
import { unreadMessages } from '../live/signals.ts'
import { useSignal } from '../live/use-signal.ts'

/** How many messages wait, on the tab that leads to them. */
export function UnreadBadge({ className }: { className: string }) {
  const count = useSignal(unreadMessages)
  return count > 0 && <CountBadge count={count} unit="개의 새 메시지" className={className} />
}
