import { useEffectEvent, useLayoutEffect } from 'react'
import { hearFirst } from '../goingBack.tsx'

/**
 * The browser's back button closes the sheet on top and leaves the page open.
 *
 * Going back cannot be refused, so it is answered by going forward again, before the router hears of it. Nothing is
 * taken out of the history when a sheet closes: a page that opens at that moment would be undone.
 */
type OpenSheet = {
  /** The position of the page in the history, as the router counts it. */
  entry: number
  close: () => void
}

/** The way forward again takes milliseconds; longer means that a new page has taken its place. */
const RETURN_MS = 1000

const openSheets: OpenSheet[] = []
/** The sheet that going back left, until its page is reached again. */
let awayFrom: OpenSheet | null = null
/** Whether entry 1 repeats the first page of this document; see `keepInDocument`. */
let firstPageTwice = false

const position = (): number | null => (window.history.state as { idx?: number } | null)?.idx ?? null

/**
 * Behind the first entry of a document lies another document, from where nothing leads forward again. A second
 * entry of the same page keeps going back inside this one.
 */
function keepInDocument(): void {
  if (position() !== 0) return
  window.history.pushState({ ...window.history.state, idx: 1 }, '')
  firstPageTwice = true
}

/** False also where the browser cannot tell (Navigation API). */
function anotherPageTookTheSecondEntry(): boolean {
  const here = window.navigation?.currentEntry
  const second = here && window.navigation?.entries()[here.index + 1]
  return second !== undefined && second !== null && second.url !== window.location.href
}

function hear(event: PopStateEvent): void {
  const now = position()
  if (now === null) return
  const top = openSheets.at(-1)
  if (top && now < top.entry) {
    event.stopImmediatePropagation()
    awayFrom = top
    setTimeout(() => awayFrom === top && (awayFrom = null), RETURN_MS)
    window.history.go(top.entry - now)
  } else if (awayFrom?.entry === now) {
    event.stopImmediatePropagation()
    // The sheet may have closed meanwhile; then the page has stayed, and that is all.
    if (awayFrom === top) top.close()
    awayFrom = null
  } else if (now === 0 && firstPageTwice) {
    firstPageTwice = false
    if (anotherPageTookTheSecondEntry()) return
    // The person has left this page already; its first entry would show it once more.
    event.stopImmediatePropagation()
    window.history.back()
  }
}

export function useBackCloses(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  // Before the sheet is painted: whoever sees it can go back.
  useLayoutEffect(() => {
    if (!open) return undefined
    hearFirst(hear)
    keepInDocument()
    const entry = position()
    if (entry === null) return undefined
    const sheet: OpenSheet = { entry, close: () => closeNow() }
    openSheets.push(sheet)
    return () => {
      openSheets.splice(openSheets.indexOf(sheet), 1)
    }
  }, [open])
}
