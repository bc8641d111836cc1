/*
 * Going back closes an open sheet instead of leaving the page. An open sheet has a history entry of its own, a copy of
 * the page's with a mark, which the app's router never hears of: neither of going back from it nor of its removal.
 */

/** `sheet` marks a sheet's own entry, `under` the entry that it was opened from. */
type Marks = { sheet?: string; under?: string }

type Page = Pick<Window, 'history' | 'addEventListener'>

/** Steps of ours that the browser has not taken yet. `endWatch` tells what was written to the history since. */
type OwnStep =
  | { kind: 'back'; steps: number; sheet: string; endWatch: () => Writes }
  | { kind: 'forward'; left: number; sheet: string }

type Writes = { pushed: number; replaced: number }

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
  let ownStep: OwnStep | null = null

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
    const { sheet } = marks()
    const steps = spent()
    if (sheet === undefined || steps === 0) return
    ownStep = { kind: 'back', steps, sheet, endWatch: watchWrites(history) }
    history.go(-steps)
  }

  /** The browser goes back some time after it was asked to. A page that was opened meanwhile is returned to. */
  function endOwnStep(step: OwnStep): void {
    ownStep = null
    if (step.kind === 'forward') return goForward(step.left - 1, step.sheet)
    const writes = step.endWatch()
    if (writes.pushed + writes.replaced > 0) goForward(step.steps - spent() + writes.pushed, step.sheet)
  }

  /** One by one: Chromium goes nowhere when it is asked for more at once after a page was added on its way back. */
  function goForward(left: number, sheet: string): void {
    if (left <= 0) return noteReplaced(sheet)
    ownStep = { kind: 'forward', left, sheet }
    history.go(1)
  }

  function noteReplaced(id: string): void {
    if (marks().sheet === undefined && place() === entries.get(id)?.place) replaced.add(id)
  }

  /** After the animation: the entry goes, unless a next page stands on it or in its place. */
  function settle(id: string): void {
    closing.delete(id)
    noteReplaced(id)
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
      if (ownStep) {
        event.stopImmediatePropagation()
        endOwnStep(ownStep)
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

/** Counts what is written to the history until the returned function is called. */
function watchWrites(history: History): () => Writes {
  const { pushState, replaceState } = history
  const writes = { pushed: 0, replaced: 0 }
  history.pushState = (...entry) => {
    writes.pushed += 1
    pushState.apply(history, entry)
  }
  history.replaceState = (...entry) => {
    writes.replaced += 1
    replaceState.apply(history, entry)
  }
  return () => {
    Object.assign(history, { pushState, replaceState })
    return writes
  }
}
