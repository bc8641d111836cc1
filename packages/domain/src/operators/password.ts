import { lengthOf } from '../text/length.ts'

/** The rules for a new password of the console or the partner area. Length counts more than special characters. */
export const PASSWORD = {
  min: 10,
  max: 200,
  /** The refusal of a common password; the list is on the server because it is too long for a browser. */
  common: '너무 흔한 비밀번호예요. 다른 비밀번호를 정해 주세요',
} as const

/** Counted after trimming, so that spaces do not count. */
export function passwordProblem(password: string, email: string): string | null {
  if (lengthOf(password.trim()) < PASSWORD.min) return `비밀번호는 ${PASSWORD.min}자 이상이어야 해요`
  if (lengthOf(password) > PASSWORD.max) return `비밀번호는 ${PASSWORD.max}자까지 쓸 수 있어요`
  if (folded(password) === folded(email)) return '이메일과 다른 비밀번호를 정해 주세요'
  return null
}

const folded = (text: string) => text.trim().toLowerCase()
