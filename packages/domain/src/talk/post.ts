/** The anonymous talk under the ranking (ROUTE-11). */
export const TALK = {
  limit: 500,
  /** Posts and replies of one person within an hour. */
  perHour: 5,
  /** Replies to one post. */
  replies: 100,
  /** Reports by this many people hide a post until a moderator looks at it. */
  reportsToHide: 3,
  pageSize: 20,
} as const

/** As stored: in NFC, trimmed, at most one empty line in a row. */
export const settlePost = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** The reasons of a report. The sentence is on the wire. */
export const reportReasons = [
  '광고예요',
  '욕설이나 비방이 있어요',
  '개인정보가 있어요',
  '회사의 비밀이 있어요',
  '사실이 아니에요',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** The reasons of a moderator; fixed words, because the audit trail contains them. */
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
