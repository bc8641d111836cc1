/** A Korean mobile number (VAL-2). */
export const PHONE = {
  maxLength: 13,
  empty: '휴대전화 번호를 입력해주세요',
  invalid: '정확한 휴대전화 번호를 입력해 주세요',
} as const

const MAX_DIGITS = 11

/** 01x, three or four digits, four digits. x is a digit that mobile carriers were given. */
const MOBILE = /^01[016789](-?)\d{3,4}\1\d{4}$/

/**
 * Only digits, whatever the spelling: '+82 10-1234-5678', '010 1234 5678', '０１０…' all become '010…'. This form is sent
 * and stored.
 */
export function phoneDigits(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '')
  return digits.replace(/^(?:00)?82(?=0?1\d{8,9}$)0?/, '0')
}

/** The input value while typing: with hyphens, at most 13 characters. */
export function phoneAsTyped(text: string): string {
  const digits = phoneDigits(text).slice(0, MAX_DIGITS)
  // A number that starts with 010 always has eleven digits; the older ones may have ten.
  const middle = digits.length === MAX_DIGITS || digits.startsWith('010') ? 4 : 3
  const parts = [digits.slice(0, 3), digits.slice(3, 3 + middle), digits.slice(3 + middle)]
  return parts.filter(Boolean).join('-')
}

/** Accepts the displayed text or bare digits; hyphens must match the pattern. */
export function phoneProblem(text: string): string | null {
  if (text === '') return PHONE.empty
  return MOBILE.test(text) ? null : PHONE.invalid
}

/** For numbers from elsewhere: accepts any spelling of a mobile number. */
export function phoneSpellingProblem(text: string): string | null {
  const isSpelling = /^\+?[\d\s()-]*$/.test(text.normalize('NFKC'))
  return phoneProblem(isSpelling ? phoneDigits(text) : text)
}
