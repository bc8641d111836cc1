const SIGNIFICANT = /[\p{L}\p{N}]/u

/**
 * The caret's position after a text was formatted: behind the same letters and digits as before. The part before the
 * caret is formatted by itself first, so that characters which the format drops do not count.
 */
export function caretAfterFormat(raw: string, caret: number, format: (text: string) => string): number {
  const formatted = format(raw)
  if (caret >= raw.length) return formatted.length
  let left = count(format(raw.slice(0, caret)))
  let at = 0
  for (const letter of formatted) {
    if (left === 0) break
    if (SIGNIFICANT.test(letter)) left -= 1
    at += letter.length
  }
  return at
}

function count(text: string): number {
  let n = 0
  for (const letter of text) if (SIGNIFICANT.test(letter)) n += 1
  return n
}
