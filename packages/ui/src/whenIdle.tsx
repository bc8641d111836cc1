/** The latest time, however busy the page is. */
const AT_THE_LATEST_MS = 3000
/** The delay in Safari, which has no idle callback. */
const AT_REST_AFTER_MS = 1500

/** Runs a low-priority task once the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, AT_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: AT_THE_LATEST_MS })
  return () => cancelIdleCallback(handle)
}
