/**
 * Length as a person counts it: one per character of the composed text. A syllable typed apart into jamo counts
 * once, so does an emoji, and the same text is as long in the browser as on the server.
 */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text.normalize('NFC')) length += 1
  return length
}

/** The composed text, cut after `limit` characters and never inside one. */
export function cutTo(text: string, limit: number): string {
  const characters = Array.from(text.normalize('NFC'))
  return characters.length <= limit ? characters.join('') : characters.slice(0, limit).join('')
}
