import { countdownText } from '@coffeeattack/domain/offers/deadline'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'

/** The time left to undo: until the offer is delivered (TRUST-7). */
export function UndoBar({ deliverAt, undo }: { deliverAt: string; undo: () => Promise<void> }) {
  const now = useNow(1_000)
  const call = useCall(undo)
  const leftMs = new Date(deliverAt).getTime() - now.getTime()
  if (leftMs <= 0) return null
  return (
    <div className="mt-4 flex items-center justify-between gap-3 rounded-field bg-surface-2 py-2 pr-2 pl-4">
      <p className="text-label text-ink-2">
        <span role="timer" className="tnum">
          {countdownText(leftMs).slice(3)}
        </span>{' '}
        뒤에 후보자에게 전해져요
      </p>
      <Button
        kind="line"
        size="sm"
        className="bg-surface"
        busy={call.busy && '되돌리는 중'}
        onClick={() => void call.run()}
      >
        되돌리기
      </Button>
    </div>
  )
}
