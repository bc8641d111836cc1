/** However busy the page is, it comes by then. */
const AT_THE_LATEST_MS = 3000
/** What Safari is given to come to rest: it has no idle callback. */
const AT_REST_AFTER_MS = 1500

/** For what nobody waits for: it is done once the browser has nothing else to do. Answers how to call it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, AT_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AT_THE_LATEST_MS })
  return () => cancelIdleCallback(handle)
}
