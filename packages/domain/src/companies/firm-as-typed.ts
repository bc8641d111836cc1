import { formatDay, parseDay } from '../kst.ts'
import { businessNumberDigits, businessNumberProblem } from './business-number.ts'
import { openedOnProblem } from './opening-day.ts'

const digitsOf = (typed: string, most: number) => typed.replaceAll(/\D/g, '').slice(0, most)

/** Hyphens while typing: '12345' → '123-45'. */
export function businessNumberAsTyped(typed: string): string {
  const digits = digitsOf(typed, 10)
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-')
}

/** A wrong check digit is told with the tenth digit, before the field is left (FIRM-1). */
export const businessNumberProblemWhileTyping = (typed: string): string | null =>
  businessNumberDigits(typed).length === 10 ? businessNumberProblem(typed) : null

/** A day while typing: '20190304' → '2019. 03. 04'. */
export function openingDayAsTyped(typed: string): string {
  const digits = digitsOf(typed, 8)
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('. ')
}

/** '2019. 03. 04' → '2019-03-04'; null when there is no such day. */
export function openingDayFrom(typed: string): string | null {
  const digits = digitsOf(typed, 9)
  const day = parseDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
  return digits.length === 8 && day !== null ? formatDay(day) : null
}

export function openingDayProblem(typed: string): string | null {
  const day = openingDayFrom(typed)
  return day === null ? '개업일 8자리를 입력해 주세요' : openedOnProblem(day)
}
