import type { Situation } from '../errors/catalogue.ts'
import { type Acquaintance, whyNotAsk } from './nameless.ts'

/** The filters of the console's inbox; closed rooms appear in `closed` only. */
export const roomFilters = ['all', 'mine', 'unassigned', 'unread', 'closed'] as const
export type RoomFilter = (typeof roomFilters)[number]

/** A conversation with one operator: an agent or a recruiter. */
export type Room = {
  with: 'agent' | 'recruiter'
  /** The names are open after a match, until the coffee chat is cancelled. */
  matched: boolean
  /** Whether names are known; with agents they always are. */
  as: Acquaintance
  /** The number of questions asked without a name (OFR-17). */
  asked: number
  /** The candidate blocked the company, or it is the current employer. */
  companyBlocked: boolean
  companyActive: boolean
  closedAt: Date | null
}

/**
 * Candidates can always write to our agent; to a company only after a match or while an open offer allows questions. A
 * closed room stays readable, so that nobody loses agreements.
 */
export function isOpen(room: Room): boolean {
  if (room.closedAt !== null) return false
  return room.with === 'agent' || (room.companyActive && !room.companyBlocked && mayTalk(room))
}

const mayTalk = ({ as, matched }: Room) => (as === 'named' ? matched : as === 'nameless')

/** Why a message cannot be sent, for the dialog (MSG-2), or null. Only the candidate's messages count. */
export function whyNotSend(room: Room, sender: 'CANDIDATE' | 'OPERATOR'): Situation | null {
  if (!isOpen(room)) return 'MESSAGE_BLOCKED'
  return sender === 'CANDIDATE' && room.with === 'recruiter' ? whyNotAsk(room) : null
}

/** The system messages of a room. */
export const roomLines = {
  closed: '대화를 마쳤어요.',
  reopened: '대화를 다시 열었어요.',
  given: (name: string) => `이제 ${name} 님이 답해 드려요.`,
} as const

/** Messages are numbered within their room: 1, 2, 3. A read mark is the number of the last message read. */
type Numbered = { seq: number; isMine: boolean }

/** My message shows 읽음 once the other side's read mark has reached it. */
export function isRead({ seq, isMine }: Numbered, theirMark: number): boolean {
  return isMine && seq <= theirMark
}

/** The text of a badge: empty for zero, two digits at most. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 99 ? '99+' : String(unread)
}
