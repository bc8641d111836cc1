import { useRef, useState } from 'react'

/** Runs one thing at a time: a press while it runs is not heard, not even one before the button could say so. */
export function useOneAtATime(): [busy: boolean, run: (work: () => Promise<void>) => Promise<void>] {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

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
  return [busy, run]
}
