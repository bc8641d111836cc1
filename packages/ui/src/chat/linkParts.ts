/** `at` is the part's position in the text. */
export type TextPart = { at: number; text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"'`]+/g
/** Punctuation and brackets after an address are not part of it. */
const CLOSING = /[.,!?;:)\]}…·'"」』]+$/u

/** The link's target, or null for an address that must not be linked. */
export type HrefOf = (address: string) => string | null

/** Splits a text into linkable web addresses and the text between them. */
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
