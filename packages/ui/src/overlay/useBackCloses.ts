import { useEffect, useEffectEvent } from 'react'
import { type SheetHistory, sheetHistory } from './sheetHistory.ts'

let here: SheetHistory | null = null

/** The browser's back button closes what is open. `close` returns false while it must stay. */
export function useBackCloses(open: boolean, close: () => boolean): void {
  const answer = useEffectEvent(close)
  useEffect(() => {
    if (!open) return undefined
    // The prefix keeps the entries of an earlier load of the page apart.
    here ??= sheetHistory(window, String(performance.timeOrigin))
    return here.open(answer)
  }, [open])
}
