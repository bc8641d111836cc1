/** Messages are numbered within their room, 1, 2, 3: a read mark is the number of the last message seen. */
export type Numbered = { seq: number; isMine: boolean }

/** My message carries 읽음 once the other side's mark has reached it. */
export function isRead({ seq, isMine }: Numbered, theirMark: number): boolean {
  return isMine && seq <= theirMark
}

/** What a badge shows: nothing for zero, and no more than two digits. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 99 ? '99+' : String(unread)
}
