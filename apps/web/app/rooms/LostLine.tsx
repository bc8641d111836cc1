import { Spinner } from '@coffeeattack/ui/Spinner'
import { useEffect, useState } from 'react'
import { useOnline } from '../layout/use-online.ts'
import { lineIsLost } from '../live/signals.ts'
import { useSignal } from '../live/use-signal.ts'

/** A line that is back at once needs no word. */
const UNSEEN_MS = 3_000

/** Says that new messages may be missing for the moment. Without any network the page itself says so. */
export function LostLine() {
  const isLost = useSignal(lineIsLost)
  const lost = useOnline() && isLost
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!lost) return undefined
    const timer = setTimeout(() => setShown(true), UNSEEN_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [lost])
  return (
    <output className="block">
      {shown && (
        <span className="flex items-center justify-center gap-2 bg-surface-2 px-4 py-2 text-caption text-ink-2">
          <Spinner size={14} />
          다시 연결하고 있어요
        </span>
      )}
    </output>
  )
}
