import { BRAND } from '../brand.ts'

/** An answer to a visitor goes out by text or mail; a sender that fails is asked again, each time later. */
export const ANSWER = { attempts: 5, firstWaitMs: 60_000 } as const

/** When to try again after so many attempts: one minute, four, sixteen … */
export function nextAttemptAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + ANSWER.firstWaitMs * 4 ** (attempts - 1))
}

export const answerSubject = `[${BRAND.ko}] 문의하신 내용에 답을 드려요`

/** The visitor's words stand below the answer, so that it can be read on its own. */
export function answerText({ answer, message }: { answer: string; message: string }): string {
  return `[${BRAND.ko}] 문의하신 내용에 답을 드려요.\n\n${answer}\n\n남기신 문의: ${message}`
}
