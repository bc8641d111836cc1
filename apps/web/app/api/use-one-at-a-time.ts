import { useAsking } from '@coffeeattack/ui/ask'
import { useRef, useState } from 'react'

/**
 * Runs one thing at a time: a press while it runs is not heard, not even one before the button could say so. It is not
 * busy while it asks the person something, for then nothing is under way.
 */
export function useOneAtATime(): [busy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const asking = useAsking()

  async function run(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return [busy && !asking, run]
}
