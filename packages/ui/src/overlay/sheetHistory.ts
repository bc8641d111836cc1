/*
 * Going back closes an open sheet instead of leaving the page. An open sheet has a history entry of its own, a copy of
 * the page's with a mark, which the app's router never hears of: neither of going back from it nor of its removal.
 */

/** `sheet` marks a sheet's own entry, `under` the entry that it was opened from. */
type Marks = { sheet?: string; under?: string }

type Page = Pick<Window, 'history' | 'addEventListener'>

type OpenSheet = { id: string; close: () => boolean }

/** A closed sheet's entry is removed after its animation: whatever the answer opens has replaced it by then. */
const CLOSING_MS = 300

/** `close` returns false while the sheet must stay. Returns how to tell that the sheet is closed. */
export type SheetHistory = { open: (close: () => boolean) => () => void }

export function sheetHistory(page: Page, prefix: string): SheetHistory {
  const { history } = page
  const opened: OpenSheet[] = []
  const closing = new Map<string, ReturnType<typeof setTimeout>>()
  /** Of every entry: the sheet's entry below it, and its place. */
  const entries = new Map<string, { below: string | undefined; place: string }>()
  /** Entries that a next page replaced. What they were opened from is passed over, as a replaced page is. */
  const replaced = new Set<string>()
  let isOwnStep = false

  /** A next page has the same place as the entry that it replaced. React Router's count goes on where the length ends. */
  const place = () => `${history.length} ${Object(history.state).idx}`
  const marks = (): Marks => Object(history.state)
  const isOpen = (id: string) => opened.some((one) => one.id === id)

  /** How many entries of closed sheets are on top. */
  function spent(): number {
    let count = 0
    for (let id = marks().sheet; id !== undefined && !isOpen(id); id = entries.get(id)?.below) count += 1
    return count
  }

  function push(id: string): void {
    const { sheet: below, under: _, ...rest } = Object(history.state)
    history.replaceState({ ...Object(history.state), under: id }, '')
    history.pushState({ ...rest, sheet: id }, '')
    entries.set(id, { below, place: place() })
  }

  function removeSpent(): void {
    const steps = spent()
    if (steps === 0) return
    isOwnStep = true
    history.go(-steps)
  }

  /** After the animation: the entry goes, unless a next page stands on it or in its place. */
  function settle(id: string): void {
    closing.delete(id)
    if (marks().sheet === undefined && place() === entries.get(id)?.place) replaced.add(id)
    removeSpent()
  }

  function stopClosing(id: string): boolean {
    clearTimeout(closing.get(id))
    return closing.delete(id)
  }

  page.addEventListener(
    'popstate',
    (event) => {
      const { under } = marks()
      const top = opened.at(-1)
      if (isOwnStep) {
        isOwnStep = false
        event.stopImmediatePropagation()
      } else if (top && under === top.id) {
        event.stopImmediatePropagation()
        if (!top.close()) return push(top.id)
        opened.pop()
        removeSpent()
      } else if (under !== undefined && (stopClosing(under) || replaced.has(under))) {
        event.stopImmediatePropagation()
        history.back()
      } else if (spent() > 0) {
        event.stopImmediatePropagation()
        history.go(-spent())
      }
    },
    // Before the router, which listens to the same event.
    { capture: true },
  )

  return {
    open(close) {
      const spare = marks().sheet
      // A sheet that follows another takes over its entry.
      const isSpare = spare !== undefined && stopClosing(spare)
      const id = isSpare ? spare : `${prefix}.${entries.size}`
      if (!isSpare) push(id)
      opened.push({ id, close })
      return () => {
        const index = opened.findIndex((one) => one.id === id)
        if (index < 0) return
        opened.splice(index, 1)
        closing.set(
          id,
          setTimeout(() => settle(id), CLOSING_MS),
        )
      }
    },
  }
}
