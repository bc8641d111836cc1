import { maskContacts } from '@coffeeattack/domain/text/contacts'
import type { messageRooms, messages, readMarks } from '../../platform/db/schema/rooms.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import type { Offer } from '../offers/offer.ts'

type MessageRow = typeof messages.$inferInsert & { seq: number }

export type Line = {
  sender: NonNullable<MessageRow['sender']>
  at: Date
  body: string
  /** The offer or survey that the message carries. */
  carries?: { type: 'offer' | 'survey'; targetId: string }
}

/** A candidate with a company, or with one of our agents. */
export type Talk = {
  candidate: Candidate
  operator: Operator
  company: Company | null
  offer: Offer | null
  openedAt: Date
  lines: Line[]
  closedAt?: Date | null
  /** How many of the last lines each side has not read. */
  unread?: { candidate: number; operator: number }
  /** Nobody knows a name in it, or ever will once it is closed. */
  isNameless?: boolean
}

export type Room = {
  row: typeof messageRooms.$inferInsert
  messages: MessageRow[]
  readMarks: (typeof readMarks.$inferInsert)[]
}

export function createRoom(talk: Talk, dice: Dice): Room {
  const { candidate, operator, company, offer, openedAt, closedAt = null } = talk
  const unread = talk.unread ?? { candidate: 0, operator: 0 }
  const id = dice.id(openedAt)
  const lines = talk.lines.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const senders = { CANDIDATE: candidate.row.id, OPERATOR: operator.row.id, SYSTEM: null }
  return {
    row: {
      id,
      candidateId: candidate.row.id,
      companyId: company?.row.id ?? null,
      operatorId: operator.row.id,
      offerId: offer?.row.id ?? null,
      lastSeq: lines.length,
      questionsAsked: talk.isNameless ? lines.filter(({ sender }) => sender === 'CANDIDATE').length : 0,
      maskedUpTo: talk.isNameless && closedAt ? lines.length : 0,
      lastMessageAt: lines.at(-1)?.at ?? openedAt,
      createdAt: openedAt,
      closedAt,
    },
    messages: lines.map(({ sender, at, body, carries }, place) => ({
      id: dice.id(at),
      roomId: id,
      seq: place + 1,
      sender,
      senderId: senders[sender],
      type: carries?.type ?? 'text',
      body,
      maskedBody: talk.isNameless && sender !== 'SYSTEM' ? maskContacts(body) : null,
      targetId: carries?.targetId ?? null,
      createdAt: at,
    })),
    readMarks: [
      markAt(id, candidate.row.id, lines, unread.candidate),
      markAt(id, operator.row.id, lines, unread.operator),
    ].filter((mark) => mark !== null),
  }
}

function markAt(
  roomId: string,
  readerId: string,
  lines: readonly Line[],
  unread: number,
): Room['readMarks'][number] | null {
  const seq = lines.length - unread
  const last = lines[seq - 1]
  return last ? { roomId, readerId, seq, readAt: last.at } : null
}
