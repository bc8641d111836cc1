import { hasContact } from '../text/contacts.ts'
import { lengthProblem } from '../text/length.ts'
import { settlePost, TALK } from './post.ts'

/**
 * The error of a post, or null. Not in post.ts, which every page loads with the error catalogue: the contact search is
 * ten times as large.
 */
export function postProblem(typed: string): string | null {
  const text = settlePost(typed)
  if (text === '') return '내용을 입력해 주세요'
  const tooLong = lengthProblem(text, TALK.limit)
  if (tooLong) return tooLong
  if (hasContact(text, 'PHONE')) return '전화번호는 쓸 수 없어요. 모두가 보는 곳이에요'
  if (hasContact(text, 'EMAIL')) return '이메일 주소는 쓸 수 없어요. 모두가 보는 곳이에요'
  return null
}
