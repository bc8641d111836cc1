import { offerStatuses } from '@coffeeattack/domain/offers/offer'
import { MESSAGE, messageProblem, messageTypes } from '@coffeeattack/domain/rooms/message'
import { NAMELESS } from '@coffeeattack/domain/rooms/nameless'
import { z } from 'zod'
import { rule } from './rule.ts'
import { id, instant, int4, manwon } from './shapes.ts'

/** The shapes of a conversation that candidates and the console share. */

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
    /** The author, if the reader may know them. */
    senderName: z.string().nullable(),
    type: messageKind,
    /** Empty if it can no longer be viewed. Contacts are '〔전화번호〕' until the names are known. */
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
    /** The id from the sender's device. */
    clientId: id.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Message', description: '메시지 하나' })

/** A nameless conversation (OFR-17); null once the names are known, and with agents. */
export const namelessTalk = z
  .object({
    offerId: id,
    /** The current offer. While it waits both sides can write; otherwise the room stays nameless. */
    status: z.enum(offerStatuses),
    questionsLeft: z.int().min(0).max(NAMELESS.questions),
  })
  .meta({ id: 'NamelessTalk', description: '이름 없이 묻는 대화' })

/** The message's id on the device: a repeated request writes it once. */
export const clientId = id.optional()

export const messageText = rule(messageProblem).meta({ minLength: 1, maxLength: MESSAGE.limit })

/** Everything up to this number has been seen. */
export const readUpTo = z.object({ seq: int4.min(1) })

/** The events of a live stream. Their ids belong to that stream. */
export const roomEvents = {
  /** The stream is open. Unless it resumed, something may have been missed: read the rooms anew. */
  ready: z.object({ isResumed: z.boolean() }),
  /** A message of either side, with the caller's unread count of its room. */
  message: message.extend({ unread: z.int().min(0) }),
  /** The caller's side has read, perhaps on another device. */
  unread: z.object({ roomId: id, unread: z.int().min(0) }),
  /** The other side has read up to this number. */
  read: z.object({ roomId: id, seq: z.int().min(0) }),
  /** A room was opened, closed, reassigned, or its names became known. */
  room: z.object({ roomId: id }),
}
