/** A person's name (VAL-1). */
export const NAME = { max: 50, message: '정확한 이름을 입력해 주세요.' } as const

/** Complete Korean syllables, and Latin letters with or without accents; a single jamo is a typing error. */
const LETTERS = /^[가-힣A-Za-zÀ-ÖØ-öø-ɏ]+$/

/** The input value while typing: spaces are removed at once. */
export function nameAsTyped(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '')
}

export function nameProblem(name: string): string | null {
  return LETTERS.test(name) && name.length <= NAME.max ? null : NAME.message
}

export const BIRTH = {
  digits: 8,
  frontDigits: 6,
  message: '정확한 생년월일을 입력해 주세요.',
} as const

const MONTH_AND_DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])'

/**
 * The specification's rule is the pattern, so 31 February passes here; the health-insurance service, which knows
 * the person, is the one that says no to a day that is not theirs.
 */
const WHOLE = new RegExp(`^(?:19|20)\\d{2}${MONTH_AND_DAY}$`)
const FRONT = new RegExp(`^\\d{2}${MONTH_AND_DAY}$`)

/** yyyymmdd, 1900 to 2099 (VAL-3). */
export function birthProblem(text: string): string | null {
  return WHOLE.test(text) ? null : BIRTH.message
}

export function birthAsTyped(text: string): string {
  return digitsOf(text).slice(0, BIRTH.digits)
}

/** yymmdd, the front of an identity number (VAL-4). */
export function birthFrontProblem(text: string): string | null {
  return FRONT.test(text) ? null : BIRTH.message
}

/** The read-only prefix of the tax form: '950314' of '19950314'. */
export function birthFrontOf(birthday: string): string {
  return birthday.slice(-BIRTH.frontDigits)
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}

/** Two buttons, and the two words that go over the wire (VAL-6). */
export const GENDERS = ['남성', '여성'] as const

export type Gender = (typeof GENDERS)[number]

export function isGender(value: string): value is Gender {
  return (GENDERS as readonly string[]).includes(value)
}

export function genderProblem(value: string): string | null {
  return isGender(value) ? null : '성별을 선택해 주세요.'
}
