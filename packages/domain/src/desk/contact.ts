import { emailProblem } from '../profiles/email.ts'
import { phoneDigits, phoneSpellingProblem } from '../verification/phone.ts'

/** Where a visitor can be answered. */
export type Contact = { kind: 'phone' | 'mail'; address: string }

export const CONTACT = {
  limit: 100,
  problem: '휴대전화 번호나 이메일을 정확히 입력해 주세요.',
} as const

/** A mobile number in any spelling, or an e-mail address; null for anything else and for nothing. */
export function readContact(text: string): Contact | null {
  const typed = text.trim()
  if (typed === '') return null
  if (phoneSpellingProblem(typed) === null) return { kind: 'phone', address: phoneDigits(typed) }
  return emailProblem(typed) === null ? { kind: 'mail', address: typed } : null
}

/** A contact is optional; one that nobody can be reached by is not. */
export function contactProblem(text: string): string | null {
  return text.trim() === '' || readContact(text) ? null : CONTACT.problem
}
