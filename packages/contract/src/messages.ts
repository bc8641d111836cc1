import { messageProblem, messageTypes } from '@coffeeattack/domain/messages/message'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { page } from './query.ts'
import { rule } from './rule.ts'
import { id, idParam, instant, nextCursor } from './shapes.ts'

const kind = z.enum(messageTypes)

const operator = z.object({ name: z.string(), photo: z.string().nullable(), greeting: z.string() })

const message = z
  .object({
    id,
    roomId: id,
    type: kind,
    message: z.string(),
    isMine: z.boolean(),
    /** The other side has read what I wrote. */
    isRead: z.boolean(),
    /** The offer or survey that the message carries. */
    targetId: id.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Message', description: '메시지 하나' })

const roomParam = z.object({ roomId: id })

export const messages = feature('메시지', {
  'GET /users/message/room': call({
    auth: 'candidate',
    about: '대화방과 읽지 않은 개수를 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({
            roomId: id,
            operator: operator.extend({ id }),
            lastMessage: message.nullable(),
            unread: z.int().min(0),
          }),
        ),
      }),
    },
    errors: [],
  }),
  'GET /users/message/:roomId': call({
    auth: 'candidate',
    about: '대화를 최신 메시지가 마지막에 오도록 보여줘요. 읽은 것으로 표시돼요. cursor로 더 예전 것을 봐요.',
    params: roomParam,
    query: z.object(page),
    out: { 200: z.object({ items: z.array(message), nextCursor }) },
    errors: [],
  }),
  'GET /users/message/:roomId/:messageId': call({
    auth: 'candidate',
    about: '메시지 하나를 보여줘요.',
    params: roomParam.extend({ messageId: id }),
    query: z.object({ type: kind }),
    out: { 200: message },
    errors: ['MESSAGE_UNAVAILABLE'],
  }),
  'POST /users/message': call({
    auth: 'candidate',
    makes: true,
    about: '메시지를 보내요.',
    body: z.object({ roomId: id, message: rule(messageProblem) }),
    out: { 200: message },
    errors: ['NOT_FOUND', 'MESSAGE_BLOCKED'],
  }),
  'GET /users/message/stream': call({
    auth: 'candidate',
    about: '새 메시지와 제안을 바로 알려줘요. 끊기면 Last-Event-ID로 이어 받아요.',
    out: {},
    events: {
      message,
      offer: z.object({ id, offerGroupId: id.nullable() }),
      unread: z.object({ roomId: id, unread: z.int().min(0) }),
    },
    errors: [],
  }),
  'GET /users/operator/:id': call({
    auth: 'candidate',
    about: '대화 상대를 보여줘요.',
    params: idParam,
    out: { 200: operator },
    errors: [],
  }),
})
