import { streamIsLost } from './signal.ts'

/** Calls when the browser, or the page's stream, has the line back. Returns how to stop listening. */
export function onLineBack(back: () => void): () => void {
  window.addEventListener('online', back)
  const stop = streamIsLost.listen(() => !streamIsLost.get() && back())
  return () => {
    window.removeEventListener('online', back)
    stop()
  }
}
