import type { Situation } from '../errors/catalogue.ts'
import { type Acquaintance, whyNotAsk } from './nameless.ts'

/** How the console's inbox can be looked at; closed rooms stand under `closed` alone. */
export const roomFilters = ['all', 'mine', 'unassigned', 'unread', 'closed'] as const
export type RoomFilter = (typeof roomFilters)[number]

/** A conversation with one operator: our agent, or a company's recruiter. */
export type Room = {
  with: 'agent' | 'recruiter'
  /** A recruiter and a candidate talk under names once an offer between them has matched, until it is called off. */
  matched: boolean
  /** Whether the two know each other's names; our agents are not asked without one. */
  as: Acquaintance
  /** Questions that were asked without a name (OFR-17). */
  asked: number
  /** The candidate restricted the company, or it is the current employer. */
  companyBlocked: boolean
  companyActive: boolean
  closedAt: Date | null
}

/**
 * Our agent can always be written to; a company only while both sides want to talk, or while an open offer may be asked
 * about. A closed room stays readable, so that nobody loses what was agreed.
 */
export function isOpen(room: Room): boolean {
  if (room.closedAt !== null) return false
  return room.with === 'agent' || (room.companyActive && !room.companyBlocked && mayTalk(room))
}

const mayTalk = ({ as, matched }: Room) => (as === 'named' ? matched : as === 'nameless')

/** Why a message cannot be sent, as the dialog says it (MSG-2), or null when it can. Only a candidate's lines are counted. */
export function whyNotSend(room: Room, sender: 'CANDIDATE' | 'OPERATOR'): Situation | null {
  if (!isOpen(room)) return 'MESSAGE_BLOCKED'
  return sender === 'CANDIDATE' && room.with === 'recruiter' ? whyNotAsk(room) : null
}

/** What the room itself says when something about it changes. */
export const roomLines = {
  closed: '대화를 마쳤어요.',
  reopened: '대화를 다시 열었어요.',
  given: (name: string) => `이제 ${name} 님이 답해 드려요.`,
} as const

/** Messages are numbered within their room, 1, 2, 3: a read mark is the number of the last message seen. */
type Numbered = { seq: number; isMine: boolean }

/** My message carries 읽음 once the other side's mark has reached it. */
export function isRead({ seq, isMine }: Numbered, theirMark: number): boolean {
  return isMine && seq <= theirMark
}

/** What a badge shows: nothing for zero, and no more than two digits. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null
  return unread > 99 ? '99+' : String(unread)
}
