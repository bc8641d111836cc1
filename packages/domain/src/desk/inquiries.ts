import { BRAND } from '../brand.ts'
import type { Letter } from '../notifications/mail.ts'
import { emailProblem } from '../profiles/email.ts'
import { phoneDigits, phoneSpellingProblem } from '../verification/phone.ts'

/** The topic of an inquiry, by its page; the first match counts. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/^\/my\/(?:attack|result)(?:\/|$)/, '받은 어택'],
  [/^\/my\/message(?:\/|$)/, '메시지'],
  [/^\/my\/match(?:\/|$)/, '추천'],
  [/^\/my\/report(?:\/|$)/, '예상 연봉 리포트'],
  [/^\/my\/account(?:\/|$)/, '설정과 내 정보'],
  [/^\/(?:my\/profile|careerdetail)(?:\/|$)/, '프로필'],
  [/^\/(?:submit|submit_kakao|my\/retry)(?:\/|$)/, '경력과 소득 인증'],
  [/^\/(?:login|signin)(?:\/|$)/, '로그인'],
  [/^\/(?:money|graph|secret)(?:\/|$)/, '평생 소득'],
  [/^\/partners(?:\/|$)/, '파트너'],
  [/^\/console(?:\/|$)/, '채용 콘솔'],
  [/^\/business(?:\/|$)/, '도입'],
]

const GENERAL_TOPIC = '서비스 이용'

export function topicOf(from: string): string {
  return topics.find(([pages]) => pages.test(from))?.[1] ?? GENERAL_TOPIC
}

const PATH = /^\/(?!\/)[^\s?#\\]*/

/** The path without the query, which may contain personal data or tokens. */
export function pageOf(from: string): string {
  return PATH.exec(from)?.[0].slice(0, 200) ?? ''
}

/** The visitor's contact for the answer. */
type Contact = { kind: 'phone' | 'mail'; address: string }

export const CONTACT = {
  limit: 100,
  problem: '휴대전화 번호나 이메일을 정확히 입력해 주세요.',
  missing: '답을 받을 휴대전화 번호나 이메일을 입력해 주세요.',
} as const

/** A mobile number in any spelling, or an e-mail address; null for anything else and for nothing. */
export function readContact(text: string): Contact | null {
  const typed = text.trim()
  if (typed === '') return null
  if (phoneSpellingProblem(typed) === null) return { kind: 'phone', address: phoneDigits(typed) }
  return emailProblem(typed) === null ? { kind: 'mail', address: typed } : null
}

/** A company has no other way to be answered, so it leaves one. */
export function companyContactProblem(text: string): string | null {
  return text.trim() === '' ? CONTACT.missing : contactProblem(text)
}

/** A contact is optional but must be valid. */
export function contactProblem(text: string): string | null {
  return text.trim() === '' || readContact(text) ? null : CONTACT.problem
}

/** Answers to visitors are sent by text or mail and retried with growing pauses. */
export const ANSWER = { attempts: 5, firstWaitMs: 60_000 } as const

/** The next attempt: one minute after the first, then four, sixteen … */
export function nextAttemptAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + ANSWER.firstWaitMs * 4 ** (attempts - 1))
}

/** Quotes the inquiry below the answer, so that the mail can be read alone. */
export function answerText({ answer, message }: { answer: string; message: string }): string {
  return `[${BRAND.ko}] 문의하신 내용에 답을 드려요.\n\n${answer}\n\n남기신 문의: ${message}`
}

export const answerMail = ({ answer, message }: { answer: string; message: string }): Letter => ({
  subject: `[${BRAND.ko}] 문의하신 내용에 답을 드려요`,
  heading: '문의하신 내용에 답을 드려요',
  paragraphs: [answer],
  notes: [`남기신 문의: ${message}`],
})
