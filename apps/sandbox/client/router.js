/**
 * Keeps the view in the browser's history, so that its back button works as a phone's does.
 * @param {(view: string, direction: 'forward' | 'back' | 'none') => void} show
 * @param {string} first
 */
export function createRouter(show, first) {
  /** @type {{ view: string, depth: number }} */
  let current = history.state ?? { view: first, depth: 0 }
  history.replaceState(current, '')

  addEventListener('popstate', ({ state }) => {
    const next = state ?? { view: first, depth: 0 }
    const direction = next.depth < current.depth ? 'back' : 'forward'
    current = next
    show(next.view, direction)
  })

  return {
    get view() {
      return current.view
    },
    /** @param {string} view */
    open(view) {
      if (view === current.view) return
      current = { view, depth: current.depth + 1 }
      history.pushState(current, '')
      show(view, 'forward')
    },
    /** Instead of the present view, so that one does not come back to it. @param {string} view */
    replace(view) {
      current = { view, depth: current.depth }
      history.replaceState(current, '')
      show(view, 'forward')
    },
    back() {
      if (current.depth > 0) history.back()
      else this.replace('home')
    },
    start: () => show(current.view, 'none'),
  }
}
