const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML and removes characters that XML forbids. */
export function xml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are the characters XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
      .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
  )
}

/** Widths in em, a little more than those of Pretendard ExtraBold, so that a measured text always fits. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;'!|il]/, 0.3],
  [/[0-9a-z+~-]/, 0.6],
  [/[A-Z%&@]/, 0.78],
]
const WIDEST = 0.88

export function widthOf(text: string, size: number): number {
  let ems = 0
  for (const sign of text) ems += WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? WIDEST
  return ems * size
}

/** The text, cut with an ellipsis if it does not fit. */
export function cutToWidth(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text
  const signs = [...text]
  while (signs.length > 0 && widthOf(`${signs.join('')}…`, size) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** Breaks the text between words into lines of about the same length; the last line is cut. */
export function wrapToWidth(text: string, size: number, width: number, lines: number): string[] {
  const full = wrapped(text, size, width, lines)
  for (let narrower = width / 2; narrower < width; narrower += size / 2) {
    const even = wrapped(text, size, narrower, lines)
    if (even.length === full.length && even.every((line) => widthOf(line, size) <= narrower)) return even
  }
  return full.map((line) => cutToWidth(line, size, width))
}

function wrapped(text: string, size: number, width: number, lines: number): string[] {
  const made: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = made.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    const isFull = made.length === lines
    if (last !== undefined && (isFull || widthOf(longer, size) <= width)) made[made.length - 1] = longer
    else made.push(word)
  }
  return made
}
