/** `at` is where in the text the part begins. */
export type TextPart = { at: number; text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"'`]+/g
/** What closes a sentence or a bracket is not part of the address before it. */
const CLOSING = /[.,!?;:)\]}…·'"」』]+$/u

/** Where an address leads, or null for one that must not be followed. */
export type HrefOf = (address: string) => string | null

/** The web addresses in a text that may be followed, and what stands between them. */
export function linkParts(text: string, hrefOf: HrefOf): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(CLOSING, '')
    const href = hrefOf(address)
    if (href === null) continue
    if (index > end) parts.push({ at: end, text: text.slice(end, index) })
    parts.push({ at: index, text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) })
  return parts
}
