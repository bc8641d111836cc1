import { lengthProblem } from '../text/length.ts'

/** The anonymous talk under the ranking (ROUTE-11). */
export const TALK = {
  limit: 500,
  /** Posts and replies of one person within an hour. */
  perHour: 5,
  /** Replies to one post. */
  replies: 100,
  /** So many different people's reports hide a post until a moderator looks. */
  reportsToHide: 3,
  pageSize: 20,
} as const

/** What is kept of what was typed: composed, without space around it, at most one empty line inside. */
export const settlePost = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

export function postProblem(typed: string): string | null {
  const text = settlePost(typed)
  if (text === '') return '내용을 입력해 주세요'
  if (hasPhone(text)) return '전화번호는 쓸 수 없어요. 모두가 보는 곳이에요'
  if (hasEmail(text)) return '이메일 주소는 쓸 수 없어요. 모두가 보는 곳이에요'
  return lengthProblem(text, TALK.limit)
}

const SAID: Readonly<Record<string, string>> = {
  공: '0',
  영: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  륙: '6',
  칠: '7',
  팔: '8',
  구: '9',
}

/** A mobile or landline number: its digits in any width, spelt out or drawn apart. Salaries do not begin with a 0. */
const PHONE = /(?<!\d)(?:\+?82[\s.()~·-]{0,2}0?|0)(?:1[016789]|2|[3-6]\d|70)(?:[\s.()~·-]{0,2}\d){7,8}(?!\d)/u

function hasPhone(text: string): boolean {
  const plain = text.normalize('NFKC')
  const said = plain.replaceAll(/[공영일이삼사오육륙칠팔구]/g, (word) => SAID[word] ?? word)
  return PHONE.test(plain) || PHONE.test(said)
}

const EMAIL = /[\p{L}\p{N}._%+-]+\s*@\s*[\p{L}\p{N}-]+(?:\s*\.\s*[\p{L}\p{N}-]+)*\s*\.\s*\p{L}{2,}/u

function hasEmail(text: string): boolean {
  return EMAIL.test(text.normalize('NFKC'))
}

/** What a reader can say about a post. The sentence goes over the wire. */
export const reportReasons = [
  '광고예요',
  '욕설이나 비방이 있어요',
  '개인정보가 있어요',
  '회사의 비밀이 있어요',
  '사실이 아니에요',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Why a moderator hides a post, and why one is shown again. Fixed words: they stand in the audit trail. */
export const hideReasons = ['광고', '욕설·비방', '개인정보', '회사의 비밀', '도배'] as const
export type HideReason = (typeof hideReasons)[number]

export const restoreReasons = ['규칙에 맞는 글', '잘못된 신고'] as const
export type RestoreReason = (typeof restoreReasons)[number]

/** Reports counted by reason, the most frequent first. */
export function countedReports(reasons: readonly string[]): { reason: string; count: number }[] {
  const counts = Map.groupBy(reasons, (reason) => reason)
  return [...counts]
    .map(([reason, all]) => ({ reason, count: all.length }))
    .toSorted((a, b) => b.count - a.count)
}
