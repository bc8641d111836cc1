import { cutTo, lengthOf } from '../text/length.ts'
import { isMark } from '../text/marks.ts'

const MAX = 30
const CHARACTERS = 15

/** Work keywords (VAL-12). */
export const HASHTAG = {
  max: MAX,
  characters: CHARACTERS,
  tooMany: `나의 업무 키워드는 최대 ${MAX}개까지 추가할 수 있습니다.`,
  tooLong: `키워드는 ${CHARACTERS}자까지 쓸 수 있어요.`,
} as const

/** The tags in a typed or pasted text: split on #, without spaces, cut at fifteen characters. */
export function hashtagsIn(typed: string): string[] {
  return splitTags(typed).map((tag) => cutTo(tag, CHARACTERS))
}

export type Hashtags = { hashtags: string[]; problem: string | null }

/** Adds the typed tags to the list: no duplicates, at most thirty. */
export function addHashtags(current: readonly string[], typed: string): Hashtags {
  const all = withoutTwins([...current, ...hashtagsIn(typed)])
  return all.length <= MAX
    ? { hashtags: all, problem: null }
    : { hashtags: all.slice(0, MAX), problem: HASHTAG.tooMany }
}

/** The normalised form of a sent list. */
export function settleHashtags(sent: readonly string[]): string[] {
  return withoutTwins(sent.flatMap(splitTags))
}

/** The error of a normalised list, or null. */
export function hashtagsProblem(hashtags: readonly string[]): string | null {
  if (hashtags.length > MAX) return HASHTAG.tooMany
  return hashtags.some((tag) => lengthOf(tag) > CHARACTERS) ? HASHTAG.tooLong : null
}

/** '#결제'. A fully masked keyword has no '#'. */
export const hashtagText = (shown: string): string => (isMark(shown) ? shown : `#${shown}`)

/** Whitespace and invisible characters. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}]/gu

function splitTags(text: string): string[] {
  return text
    .split(/[#＃]/)
    .map((part) => part.replaceAll(INVISIBLE, '').normalize('NFC'))
    .filter((tag) => tag !== '')
}

/** React and react are equal; the first spelling stays. */
function withoutTwins(tags: readonly string[]): string[] {
  const firstSpellings = new Map<string, string>()
  for (const tag of tags) {
    const key = tag.toLowerCase()
    if (!firstSpellings.has(key)) firstSpellings.set(key, tag)
  }
  return [...firstSpellings.values()]
}
