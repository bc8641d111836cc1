import { clockText } from '../text/timings.ts'

/** The code sent to a phone (AUTH-11, AUTH-12, VAL-20). */
export const ONE_TIME_CODE = {
  digits: 6,
  validMs: 5 * 60_000,
  wrongTries: 5,
  resendAfterMs: 60_000,
  /** After this many codes a phone is refused until the next day in Seoul. */
  perPhoneADay: 10,
  wrong: '올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.',
  expired: '인증번호가 만료되었어요. 인증번호를 다시 받아 주세요.',
} as const

const CODE = /^\d{6}$/

export function codeProblem(text: string): string | null {
  return CODE.test(text) ? null : ONE_TIME_CODE.wrong
}

/** The timer beside the boxes. At 0 they are cleared and the message appears. */
export function codeTimer(
  sentAt: Date,
  now: Date,
  validMs: number = ONE_TIME_CODE.validMs,
): { text: string; over: boolean; message: string | null } {
  const left = sentAt.getTime() + validMs - now.getTime()
  const over = left <= 0
  return {
    text: clockText(Math.min(left, validMs)),
    over,
    message: over ? ONE_TIME_CODE.expired : null,
  }
}

export type SentCode = { sentAt: Date; wrongTries: number; usedAt: Date | null }

/** The rows of the error catalogue, made from the constants above. */
type Judgement = 'CODE_INVALID' | 'CODE_ENDED' | 'CODE_EXPIRED'

/** The situation for a returned code; null means: sign the person in. */
export function judgeCode(
  sent: SentCode | null,
  matches: boolean,
  now: Date,
  validMs: number = ONE_TIME_CODE.validMs,
): Judgement | null {
  // An unknown phone and a used code get the same answer as a wrong code, so that nobody learns who is a member.
  if (sent === null || sent.usedAt !== null) return 'CODE_INVALID'
  if (sent.wrongTries >= ONE_TIME_CODE.wrongTries) return 'CODE_ENDED'
  if (codeTimer(sent.sentAt, now, validMs).over) return 'CODE_EXPIRED'
  if (matches) return null
  return sent.wrongTries + 1 >= ONE_TIME_CODE.wrongTries ? 'CODE_ENDED' : 'CODE_INVALID'
}

/** Seconds until the next code may be requested; 0 for now. */
export function resendAfterSeconds(sentAt: Date | null, now: Date): number {
  if (sentAt === null) return 0
  return Math.max(0, Math.ceil((sentAt.getTime() + ONE_TIME_CODE.resendAfterMs - now.getTime()) / 1000))
}
