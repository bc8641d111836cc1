/**
 * Three syllables by which a company tells two people of one job apart before a match: '가로누'. They are drawn from a
 * keyed hash of company and person, so they stay the same, lead back to nobody, and no two companies have the same for
 * one person. Two people share one in half a million; nothing but eyes relies on it.
 */
const CONSONANTS = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ', 'ㅇ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'] as const
/** Vowels that nobody mishears for one another. */
const VOWELS = ['ㅏ', 'ㅓ', 'ㅗ', 'ㅜ', 'ㅡ', 'ㅣ', 'ㅔ'] as const

const ALL_CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const ALL_VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const FIRST_SYLLABLE = 0xac00
const FINALS = 28

const SYLLABLES: readonly string[] = CONSONANTS.flatMap((consonant) =>
  VOWELS.map((vowel) => {
    const place = ALL_CONSONANTS.indexOf(consonant) * ALL_VOWELS.length + ALL_VOWELS.indexOf(vowel)
    return String.fromCharCode(FIRST_SYLLABLE + place * FINALS)
  }),
)

const LENGTH = 3
/** Hex digits to a syllable: enough that each comes up as often as the next. */
const DIGITS = 8

/** From a keyed hash in hex, of at least 24 digits. */
export function handleOf(hash: string): string {
  return Array.from({ length: LENGTH }, (_, place) => {
    const part = Number.parseInt(hash.slice(place * DIGITS, (place + 1) * DIGITS), 16)
    return SYLLABLES[part % SYLLABLES.length]
  }).join('')
}
