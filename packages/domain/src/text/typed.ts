import { disassemble } from 'es-hangul'
import { splitClusters } from '../companies/search.ts'

/*
 * What somebody types to find a name: by syllables, by initials (ㄴㅇ for 노을), the last syllable half typed. As regular
 * expressions, so that the database (`~*`) and the browser find the same.
 */

/** One pattern for each word that was typed; a name is meant when all of them are found in it. */
export function typedPatterns(typed: string): string[] {
  return typed
    .normalize('NFC')
    .split(/\s+/u)
    .map((word) => word.replaceAll(new RegExp(SIGN, 'gu'), ''))
    .filter((word) => word !== '')
    .map(patternOf)
}

/** Whether a name, or several with spaces between them, is what was typed. Nothing typed means everybody. */
export const matchesTyped = (text: string, typed: string): boolean =>
  typedPatterns(typed).every((pattern) => new RegExp(pattern, 'iu').test(text.normalize('NFC')))

/** Signs between letters that nobody types: 'UX·UI 디자이너' is found by 'uxui디자이너'. */
const SIGN = '[ ·/&(),_㈜-]'

function patternOf(word: string): string {
  const letters = Array.from(word)
  return letters
    .map((letter, place) => {
      const parts = splitClusters(letter)
      // A keyboard joins two typed initials into one cluster: 'ㄳ' means ㄱ and ㅅ, or a name that contains ㄳ itself.
      if (parts.length > 1) return `(?:${letter}|${parts.map(oneLetter).join(`${SIGN}*`)})`
      return place === letters.length - 1 ? lastLetter(letter) : oneLetter(letter)
    })
    .join(`${SIGN}*`)
}

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST = '가'.charCodeAt(0)
const PER_INITIAL = 588
const PER_VOWEL = 28

function oneLetter(letter: string): string {
  const initial = INITIALS.indexOf(letter)
  if (initial !== -1) return `[${syllable(initial)}-${syllable(initial, PER_INITIAL - 1)}${letter}]`
  return /[\\^$.*+?[\]{}|]/.test(letter) ? `\\${letter}` : letter
}

/** '캌' goes on to 카카오: what closes the last syllable may begin the next one. */
function lastLetter(letter: string): string {
  if (!/[가-힣]/u.test(letter)) return oneLetter(letter)
  const typed = disassemble(letter)
  const open = letter.charCodeAt(0) - ((letter.charCodeAt(0) - FIRST) % PER_VOWEL)
  // A vowel may still grow ('고' to 과, 괘, 괴), and those it grows to stand behind it.
  const near = Array.from({ length: 4 * PER_VOWEL }, (_, more) => String.fromCharCode(open + more))
  const begun = near.filter((one) => disassemble(one).startsWith(typed))
  const whole = begun.length === 1 ? letter : `[${begun.join('')}]`
  const closing = typed.at(-1)!
  const before = near.find((one) => disassemble(one) === typed.slice(0, -1))
  return INITIALS.includes(closing) && before ? `(?:${whole}|${before}${SIGN}*${oneLetter(closing)})` : whole
}

const syllable = (initial: number, more = 0) => String.fromCharCode(FIRST + initial * PER_INITIAL + more)
