/**
 * The search on /faq: by whole words, by initials, and half typed. It runs in the browser on a page that carries five
 * kilobytes of script in all, so it reads syllables by their place in Unicode instead of through a library.
 */
const FIRST_SYLLABLE = 0xac00
const PER_INITIAL = 588
const PER_VOWEL = 28
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
/** Closing consonants in Unicode's order; a dot stands for those that are two letters. */
const FINALS = ' ㄱㄲ.ㄴ..ㄷㄹ.......ㅁㅂ.ㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/** What is compared: composed, one case, letters and digits alone. */
const faqKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Every word of the query is found somewhere in the text. Nothing asked finds everything. */
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

/** '보' on the way to 봉, and '컾' on the way to 커피: the closing letter opens the next syllable. */
function isOnTheWay(letter: string, next: string, typed: string): boolean {
  const place = placeOf(typed)
  const final = place % PER_VOWEL
  if (place < 0 || Math.floor(place / PER_VOWEL) !== Math.floor(placeOf(letter) / PER_VOWEL)) return false
  return final === 0 || (placeOf(letter) % PER_VOWEL === 0 && FINALS[final] === initialOf(next))
}

function initialOf(letter: string): string {
  return INITIALS[Math.floor(placeOf(letter) / PER_INITIAL)] ?? ''
}

/** Where a syllable stands among all; negative for what is none. */
function placeOf(letter: string): number {
  return /^[가-힣]$/.test(letter) ? letter.charCodeAt(0) - FIRST_SYLLABLE : -PER_INITIAL * 2
}
