/** A company's registration number: ten digits, the last of which checks the others. */
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

export const businessNumberDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

export function businessNumberProblem(typed: string): string | null {
  const digits = businessNumberDigits(typed)
  if (!/^\d{10}$/.test(digits)) return '사업자등록번호 10자리를 입력해 주세요'
  return checkDigit(digits) === Number(digits[9]) && Number(digits) > 0
    ? null
    : '올바르지 않은 사업자등록번호예요'
}

/** Both digits of the ninth product count. */
function checkDigit(digits: string): number {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return (10 - ((sum + Math.floor((5 * Number(digits[8])) / 10)) % 10)) % 10
}

/** The usual spelling: '123-45-67891'. */
export const businessNumberText = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')
