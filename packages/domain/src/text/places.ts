/** A part of a text that holds a contact. */
export type Place<Kind extends string> = { kind: Kind; start: number; end: number }

/**
 * The most characters that one contact is searched through, so that no text costs more than its length. A longer link is no
 * link: browsers and servers refuse it.
 */
export const LONGEST = 2_000

/** Stands where a contact was found already. No letter, digit or symbol of a plain text is the same. */
export const TAKEN = '\ue000'

const TAKEN_LINE = TAKEN.repeat(256)

/** As many characters that are taken; most contacts are short. */
export const takenOf = (length: number): string =>
  length <= TAKEN_LINE.length ? TAKEN_LINE.slice(0, length) : TAKEN.repeat(length)

/** The text with nothing left to find in these places. Positions stay the same. */
export function withoutPlaces(text: string, places: readonly Place<string>[]): string {
  let from = 0
  let left = ''
  for (const { start, end } of places) {
    if (end <= from) continue
    const begin = Math.max(from, start)
    left += text.slice(from, begin) + takenOf(end - begin)
    from = end
  }
  return from === 0 ? text : left + text.slice(from)
}

/** In order and without overlap: what lies within another, or reaches out of it, is hidden together with it. */
export function joinOverlaps<Kind extends string>(found: readonly Place<Kind>[]): Place<Kind>[] {
  const joined: Place<Kind>[] = []
  let last: Place<Kind> | undefined
  for (const one of inOrder(found)) {
    if (last && one.start < last.end) last.end = Math.max(last.end, one.end)
    else joined.push((last = { kind: one.kind, start: one.start, end: one.end }))
  }
  return joined
}

function inOrder<Kind extends string>(found: readonly Place<Kind>[]): readonly Place<Kind>[] {
  const isInOrder = found.every(({ start }, index) => index === 0 || found[index - 1]!.start < start)
  return isInOrder ? found : found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

export type Part = { start: number; end: number }

/** How far a contact reaches, and what it needs to see around it. */
const REACH = 64

/** The surroundings of places that something adjoins: it may be a contact that the place made look like none. */
export function partsAround(text: string, places: readonly Place<string>[]): Part[] {
  const parts: Part[] = []
  let last: Part | undefined
  for (const place of places) {
    if (!isJoinedBefore(text, place.start) && !isJoinedBehind(text, place.end)) continue
    const start = Math.max(0, place.start - REACH)
    const end = Math.min(text.length, place.end + REACH)
    if (last && start <= last.end) last.end = end
    else parts.push((last = { start, end }))
  }
  return parts
}

const OPENS = new Set([' ', '\n', '\t', '\r', TAKEN])
const GOES_ON = new Set('abcdefghijklmnopqrstuvwxyz0123456789@.,#_-/:')
const IS_LETTER = /[a-z가-힣]/
const BEGINS_DIGIT = new Set('0123456789olzftsenㅇㅣ공영빵제일하이둘삼셋사넷오다육륙여칠팔구아')

/** What ends right before Latin letters or digits may have been read as one word with them. */
const isJoinedBefore = (text: string, start: number) =>
  start > 0 && !OPENS.has(text[start - 1]!) && GOES_ON.has(text[start]!)

/** Letters and digits right behind, or a digit a few signs later: both sides may be one number. */
function isJoinedBehind(text: string, end: number): boolean {
  if (GOES_ON.has(text[end] ?? '')) return true
  let from = end
  while (text[from] === TAKEN) from++
  for (let at = from; at < Math.min(text.length, from + 4); at++) {
    if (BEGINS_DIGIT.has(text[at]!)) return true
    if (IS_LETTER.test(text[at]!)) return false
  }
  return false
}

/** Letters and digits of a plain text; ㅡ is left out, because people draw it as a dash. */
const WORD = String.raw`a-z0-9가-힣ㄱ-ㅠㅢㅣ\u1100-\u11ff\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u1fff\u3041-\u30fa一-鿿`

/** One sign between letters or digits: a space, a dash, an emoji. */
export const SIGN = `[^${WORD}${TAKEN}]`

/** Every match of the pattern that `check` accepts. After a match that it refuses, the search goes on one character further. */
export function matchesOf<Kind extends string>(
  text: string,
  pattern: RegExp,
  kind: Kind,
  check?: (match: RegExpExecArray) => { kind?: Kind; start: number; end: number } | null,
): Place<Kind>[] {
  const found: Place<Kind>[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { index } = match
    const place = check ? check(match) : { start: index, end: pattern.lastIndex }
    if (place) found.push({ kind: place.kind ?? kind, start: place.start, end: place.end })
    pattern.lastIndex = Math.max(place?.end ?? 0, index + 1)
  }
  return found
}
