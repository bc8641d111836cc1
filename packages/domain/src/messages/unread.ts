/** Message ids are UUIDs of version 7: a later one sorts later, so a read mark is the id of the last message seen. */
export type Readable = { id: string; isMine: boolean }

/** Messages of the other side after the read mark. What I wrote is read by me. */
export function unreadCount(messages: readonly Readable[], lastReadId: string | null): number {
  return messages.filter((message) => !message.isMine && message.id > (lastReadId ?? '')).length
}

/** A mark never moves back: a slow tab must not make messages unread again. */
export function laterMark(current: string | null, next: string): string {
  return current !== null && current > next ? current : next
}

/** My message carries 읽음 once the other side's mark has reached it. */
export function isRead(message: Readable, theirLastReadId: string | null): boolean {
  return message.isMine && message.id <= (theirLastReadId ?? '')
}

/** What a badge shows: nothing for zero, and no more than two digits. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 99 ? '99+' : String(unread)
}
