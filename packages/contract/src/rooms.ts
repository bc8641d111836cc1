import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { notWaiting } from './offers.ts'
import { page } from './query.ts'
import {
  clientId,
  message,
  messageKind,
  messageText,
  namelessTalk,
  readUpTo,
  roomEvents,
  roomKind,
} from './room-shapes.ts'
import { companyCard, id, nextCursor } from './shapes.ts'

const operator = z.object({ name: z.string(), photo: z.string().nullable(), greeting: z.string() })

const room = z
  .object({
    roomId: id,
    kind: roomKind,
    /** Null for a conversation with our agent. */
    company: companyCard.pick({ name: true, logo: true }).extend({ id }).nullable(),
    operator: operator.extend({ id }),
    /** The coffee chat that the two talk about: its times are proposed and confirmed there. */
    coffeechatId: id.nullable(),
    isClosed: z.boolean(),
    /** Whether a message would be taken now; a closed room stays readable. */
    canSend: z.boolean(),
    nameless: namelessTalk.nullable(),
    /** How far the other side has read. */
    theirSeq: z.int().min(0),
    lastMessage: message.nullable(),
    unread: z.int().min(0),
  })
  .meta({ id: 'MessageRoom', description: '대화방 하나' })

const roomParam = z.object({ roomId: id })

export const messages = feature('메시지', {
  'GET /users/message/room': candidateCall({
    about: '대화방을 새 메시지가 온 것부터, 읽지 않은 개수와 함께 보여줘요.',
    out: { 200: z.object({ items: z.array(room), unread: z.int().min(0) }) },
  }),
  'GET /users/message/:roomId': candidateCall({
    about: '대화를 최신 메시지가 마지막에 오도록 보여줘요. cursor로 더 예전 것을 봐요.',
    params: roomParam,
    query: z.object(page),
    out: { 200: z.object({ items: z.array(message), nextCursor }) },
  }),
  'GET /users/message/:roomId/:messageId': candidateCall({
    about: '메시지 하나를 보여줘요.',
    params: roomParam.extend({ messageId: id }),
    query: z.object({ type: messageKind }),
    out: { 200: message },
    errors: ['MESSAGE_UNAVAILABLE'],
  }),
  'POST /users/message': candidateCall({
    makes: true,
    about: '메시지를 보내요. 같은 clientId로 다시 보내도 하나만 남아요.',
    body: z.object({ roomId: id, message: messageText, clientId }),
    out: { 200: message },
    errors: ['NOT_FOUND', 'ONLY_CONTACTS', 'MESSAGE_BLOCKED', 'QUESTIONS_USED_UP'],
  }),
  'POST /users/message/:roomId/read': candidateCall({
    about: '여기까지 읽었다고 표시해요. 표시는 뒤로 가지 않아요.',
    params: roomParam,
    body: readUpTo,
    out: { 200: z.object({ unread: z.int().min(0) }) },
  }),
  'GET /users/message/stream': candidateCall({
    about: '새 메시지와 제안을 바로 알려줘요. 끊기면 Last-Event-ID로 이어 받아요.',
    out: {},
    events: { ...roomEvents, offer: z.object({ id, offerGroupId: id.nullable() }) },
  }),
  'GET /users/operator/:id': candidateCall({
    about: '대화 상대를 보여줘요.',
    out: { 200: operator },
  }),
})

export const questions = feature('제안', {
  'POST /users/offers/ask/:id': candidateCall({
    makes: true,
    about: '이름 없이 회사에 물어요. 고르기 전에 다섯 번까지예요.',
    body: z.object({ message: messageText, clientId }),
    out: { 200: message },
    errors: ['QUESTIONS_USED_UP', 'ONLY_CONTACTS', 'MESSAGE_BLOCKED', ...notWaiting],
  }),
})
