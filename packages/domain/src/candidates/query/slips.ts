import { convertHangulToQwerty, convertQwertyToHangul, disassemble } from 'es-hangul'
import { searchKey } from '../../companies/search.ts'
import { type Lexicon, onlyOne } from './lexicon.ts'
import { soundOf } from './sounds.ts'

/* Words that the keyboard or the hand got wrong. Each finds a name, or null when none is clearly meant. */

/** Numbers typed with the other keyboard: '5sUsck' is 5년차. */
const UNITS = /^(?:년|년차|년이상|년이하|천|천만|천만원|억|억이상|천이상|천이하|차)$/u

export function rightKeyboardNumber(word: string): string {
  const [, digits = '', letters = ''] = /^(\d{1,2})([a-zA-Z]{2,})$/u.exec(word) ?? []
  const hangul = letters === '' ? '' : hangulOf(letters)
  return UNITS.test(hangul) ? digits + hangul : word
}

/** es-hangul throws for letters that make no syllable ('hoot'); such a word is none of the other keyboard. */
function hangulOf(typed: string): string {
  try {
    return convertQwertyToHangul(typed)
  } catch {
    return ''
  }
}

/** What the word would be on the other keyboard: 'qordpsem' is 백엔드, 'ㅓㅁㅍㅁ' is java. Null for a word that is none there. */
export function onOtherKeyboard(word: string): string | null {
  if (/^[a-zA-Z]{3,}$/u.test(word)) {
    const hangul = hangulOf(word)
    return /^[가-힣]{2,}$/u.test(hangul) ? hangul : convertedInLowerCase(word)
  }
  if (!/[ㄱ-ㅎㅏ-ㅣ]/u.test(word)) return null
  const latin = convertHangulToQwerty(word).toLowerCase()
  return /^[a-z.+#\d]{2,}$/u.test(latin) ? latin : null
}

/** A capital is another letter on the Korean keyboard, and the first one of a word is capitalised by phones. */
function convertedInLowerCase(word: string): string | null {
  const hangul = hangulOf(word.toLowerCase())
  return /^[가-힣]{2,}$/u.test(hangul) ? hangul : null
}

/** Latin letters that no foreign word has: no vowel, or three consonants in a row. */
export const isHardlyLatin = (word: string): boolean => {
  const low = word.toLowerCase()
  return !/[aeiouy]/u.test(low) || /[^aeiouy]{3}/u.test(low)
}

const skeletonOf = (word: string) => word.replaceAll(/[aeiou]/gu, '').replaceAll(/(.)\1+/gu, '$1')

/** The one name that a word sounds like, or that it is short of vowels for. */
export function soundingLike(lexicon: Lexicon, word: string): string | null {
  const { letters } = lexicon
  const only = (keys: readonly string[]) => onlyOne(lexicon, keys)
  const key = searchKey(word)
  if (/^[가-힣]{2,}$/u.test(key)) {
    const sound = soundOf(disassemble(key))
    return only(letters.filter((one) => one.sound === sound).map((one) => one.key))
  }
  if (/^[a-z]{4,}$/u.test(key)) {
    const skeleton = skeletonOf(key)
    if (skeleton.length < 3) return null
    return only(
      letters
        .filter(
          (one) =>
            /^[a-z.]+$/u.test(one.key) && skeletonOf(one.key) === skeleton && lacksOnlyVowels(key, one.key),
        )
        .map((one) => one.key),
    )
  }
  return /[ㄱ-ㅎ]/u.test(key) && /[가-힣]/u.test(key) ? only(byLoneInitials(letters, key)) : null
}

/** True when the name without at most three of its letters is what was typed. The caller has compared the consonants, so these are vowels. */
function lacksOnlyVowels(typed: string, name: string): boolean {
  let place = 0
  for (const letter of name) if (letter === typed[place]) place++
  return place === typed.length && name.length - typed.length <= 3
}

/** 'ㅂ엔드', '프론트엔ㄷ': an initial alone stands for a syllable that begins with it. */
function byLoneInitials(letters: Lexicon['letters'], typed: string): string[] {
  const wanted = [...typed]
  const isLike = (own: readonly string[], initials: readonly string[]) =>
    own.length === wanted.length &&
    wanted.every((letter, place) => letter === own[place] || letter === initials[place])
  return letters.filter(({ key, initials }) => isLike([...key], [...initials])).map(({ key }) => key)
}
