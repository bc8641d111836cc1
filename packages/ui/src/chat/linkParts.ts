/** `at` is where in the text the part begins. */
export type TextPart = { at: number; text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"'`]+/g
/** What closes a sentence or a bracket is not part of the address before it. */
const CLOSING = /[.,!?;:)\]}…·'"」』]+$/u

/** The web addresses in a text, and what stands between them. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = found.replace(CLOSING, '')
    if (!URL.canParse(href)) continue
    if (index > end) parts.push({ at: end, text: text.slice(end, index) })
    parts.push({ at: index, text: href, href })
    end = index + href.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}
