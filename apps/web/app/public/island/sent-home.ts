import { SENT_HOME } from '../../sessions/sent-home.ts'

/** Longer than a word of praise: it has two sentences, and nobody asked for it. */
const SHOWN_MS = 6000

/** Tells whoever was sent here why. The address then forgets it, so that a reload says nothing. */
export function tellSentHome() {
  const { hash, pathname, search } = location
  if (!hash.startsWith(SENT_HOME)) return
  history.replaceState(history.state, '', pathname + search)
  const why = CSS.escape(hash.slice(SENT_HOME.length))
  const word = document.querySelector<HTMLElement>(`[data-why="${why}"]`)
  if (!word) return
  word.hidden = false
  setTimeout(() => (word.hidden = true), SHOWN_MS)
}
