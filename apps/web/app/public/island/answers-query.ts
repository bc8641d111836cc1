/**
 * The search on /faq: by whole words, by initials, and by half-typed words. It decomposes syllables by their code
 * points, because the page's script budget of five kilobytes has no room for a library.
 */
const FIRST_SYLLABLE = 0xac00
const PER_INITIAL = 588
const PER_VOWEL = 28
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
/** Final consonants in Unicode's order; a dot stands for a double one. */
const FINALS = ' ㄱㄲ.ㄴ..ㄷㄹ.......ㅁㅂ.ㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/** The compared form: composed, lower case, letters and digits only. */
const faqKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** True when every word of the query occurs in the text. An empty query matches everything. */
export function answersQuery(text: string, query: string): boolean {
  const letters = faqKey(text)
  return query.split(/\s+/).every((word) => contains(letters, faqKey(word)))
}

function contains(letters: string, wanted: string): boolean {
  for (let start = 0; start <= letters.length - wanted.length; start++) {
    if (matchesAt(letters, start, wanted)) return true
  }
  return false
}

function matchesAt(letters: string, start: number, wanted: string): boolean {
  for (let index = 0; index < wanted.length; index++) {
    const [letter, typed] = [letters[start + index]!, wanted[index]!]
    const isLast = index === wanted.length - 1
    if (letter === typed || initialOf(letter) === typed) continue
    if (!isLast || !isOnTheWay(letter, letters[start + index + 1] ?? '', typed)) return false
  }
  return true
}

/** '보' matches 봉, and '컾' matches 커피: while typing, a final consonant may start the next syllable. */
function isOnTheWay(letter: string, next: string, typed: string): boolean {
  const place = placeOf(typed)
  const final = place % PER_VOWEL
  if (place < 0 || Math.floor(place / PER_VOWEL) !== Math.floor(placeOf(letter) / PER_VOWEL)) return false
  return final === 0 || (placeOf(letter) % PER_VOWEL === 0 && FINALS[final] === initialOf(next))
}

function initialOf(letter: string): string {
  return INITIALS[Math.floor(placeOf(letter) / PER_INITIAL)] ?? ''
}

/** The syllable's index in Unicode; negative for other characters. */
function placeOf(letter: string): number {
  return /^[가-힣]$/.test(letter) ? letter.charCodeAt(0) - FIRST_SYLLABLE : -PER_INITIAL * 2
}
