import { offerStatuses } from '@coffeeattack/domain/offers/offer'
import { MESSAGE, messageProblem, messageTypes } from '@coffeeattack/domain/rooms/message'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { z } from 'zod'
import { rule } from './rule.ts'
import { id, instant, int4, manwon } from './shapes.ts'

/** What both sides of a conversation read: the candidate's calls and the console's share these shapes. */

export const messageKind = z.enum(messageTypes)

export const roomKind = z.enum(['company', 'agent'])

const carriedOffer = z
  .object({
    id,
    offerGroupId: id.nullable(),
    status: z.enum(offerStatuses),
    name: z.string(),
    logo: z.string().nullable(),
    position: z.string(),
    salaryMin: manwon.nullable(),
    salaryMax: manwon.nullable(),
    expiredAt: instant,
  })
  .meta({ id: 'CarriedOffer', description: '메시지에 담긴 제안' })

export const message = z
  .object({
    id,
    roomId: id,
    /** Counts within the room: 1, 2, 3 in the order in which they were written. */
    seq: z.int().min(1),
    /** `me` is the caller's side: in the console a colleague too. `system` says what happened. */
    from: z.enum(['me', 'them', 'system']),
    /** Who wrote it, where the reader may know it. */
    senderName: z.string().nullable(),
    type: messageKind,
    /** Empty when it can no longer be viewed. Contacts are '〔전화번호〕' until the two know each other's names. */
    message: z.string(),
    isMine: z.boolean(),
    /** The other side has read what I wrote. */
    isRead: z.boolean(),
    /** It cannot be viewed: '메시지를 확인할 수 없습니다.' */
    isHidden: z.boolean(),
    /** The offer or survey that the message carries. */
    targetId: id.nullable(),
    /** The offer as it stands now. */
    offer: carriedOffer.nullable(),
    /** The survey as it stands now. */
    survey: z.object({ isAnswered: z.boolean() }).nullable(),
    /** What the sender's own device called it. */
    clientId: id.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Message', description: '메시지 하나' })

/** A talk in which the company does not know who asks (OFR-17); null between those who know each other, and with agents. */
export const namelessTalk = z
  .object({
    offerId: id,
    /** The offer as it stands now. While it waits the two can write; else the room stays nameless for good. */
    status: z.enum(offerStatuses),
    questionsLeft: z.int().min(0).max(NAMELESS.questions),
  })
  .meta({ id: 'NamelessTalk', description: '이름 없이 묻는 대화' })

/** The device's own name for what it sends: sent again under it, it is still written once. */
export const clientId = id.optional()

export const messageText = rule(messageProblem).meta({ minLength: 1, maxLength: MESSAGE.limit })

/** Everything up to this number has been seen. */
export const readUpTo = z.object({ seq: int4.min(1) })

/** What a live stream tells either side. Its ids are numbers of that one stream. */
export const roomEvents = {
  /** The stream is open. Unless it resumed, something may have been missed: read the rooms anew. */
  ready: z.object({ isResumed: z.boolean() }),
  /** A message of either side, with the caller's unread count of its room. */
  message: message.extend({ unread: z.int().min(0) }),
  /** The caller's side has read, perhaps on another device. */
  unread: z.object({ roomId: id, unread: z.int().min(0) }),
  /** The other side has read up to this number. */
  read: z.object({ roomId: id, seq: z.int().min(0) }),
  /** A room was opened, closed or given to somebody else, or its two sides know each other's names from now on. */
  room: z.object({ roomId: id }),
}
