/** Longer than the same event takes to reach every tab. */
const HELD_MS = 10_000

/**
 * Tells something in one tab of several: in one that is looked at, and where two are, in the one that was quicker. Unseen
 * it is not told; then it stands in the centre, and rings where one wants it to.
 */
export async function tellInOneTab(id: string, tell: () => void): Promise<void> {
  if (document.visibilityState !== 'visible') return
  // A browser on an address without TLS has no locks.
  if (!('locks' in navigator)) return tell()
  await navigator.locks.request(`notice:${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    tell()
    await new Promise((resolve) => setTimeout(resolve, HELD_MS))
  })
}
