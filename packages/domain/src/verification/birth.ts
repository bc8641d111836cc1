import type { Gender } from './gender.ts'

export const BIRTH = {
  digits: 8,
  frontDigits: 6,
  message: '정확한 생년월일을 입력해 주세요.',
  backMessage: '정확한 뒷자리를 입력해 주세요.',
} as const

const MONTH_AND_DAY = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])'

/**
 * The specification's rule is the pattern, so 31 February passes here; the health-insurance service, which knows
 * the person, is the one that says no to a day that is not theirs.
 */
const WHOLE = new RegExp(`^(?:19|20)\\d{2}${MONTH_AND_DAY}$`)
const FRONT = new RegExp(`^\\d{2}${MONTH_AND_DAY}$`)
const BACK = /^[1-4]$/

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

export function birthFrontAsTyped(text: string): string {
  return digitsOf(text).slice(0, BIRTH.frontDigits)
}

/** The focus goes on to the back digit once the front is full. */
export function frontIsFull(front: string): boolean {
  return front.length === BIRTH.frontDigits
}

/** The one digit after the hyphen, 1 to 4 (VAL-5). */
export function birthBackProblem(text: string): string | null {
  return BACK.test(text) ? null : BIRTH.backMessage
}

export function birthBackAsTyped(text: string): string {
  return digitsOf(text).slice(0, 1)
}

/** What front and back digit say together: the whole birth date and the gender. */
export function birthFrom(front: string, back: string): { birthday: string; gender: Gender } | null {
  if (!FRONT.test(front) || !BACK.test(back)) return null
  const century = Number(back) <= 2 ? '19' : '20'
  return { birthday: century + front, gender: Number(back) % 2 === 1 ? '남성' : '여성' }
}

/** The read-only prefix of the tax form: '950314' of '19950314'. */
export function birthFrontOf(birthday: string): string {
  return birthday.slice(-BIRTH.frontDigits)
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '')
}
