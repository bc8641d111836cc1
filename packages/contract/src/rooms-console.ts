import { offerStatuses } from '@coffeeattack/domain/offers/offer'
import { operatorRoles } from '@coffeeattack/domain/operators/role'
import { REPLY, replyTitleProblem } from '@coffeeattack/domain/rooms/message'
import { roomFilters } from '@coffeeattack/domain/rooms/room'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { page } from './query.ts'
import { clientId, message, messageText, namelessTalk, readUpTo, roomKind } from './room-shapes.ts'
import { rule } from './rule.ts'
import { id, instant, nextCursor } from './shapes.ts'
import { toldCandidate } from './anonymous-profile.ts'

/** Admins see the agents' conversations and may give them to somebody else; they do not write in them. */
const roles = ['recruiter', 'agent', 'admin'] as const
const writers = ['recruiter', 'agent'] as const

const colleague = z.object({ id, name: z.string() })

const room = z
  .object({
    id,
    kind: roomKind,
    candidate: toldCandidate,
    /** The person's name, after a match with the caller's side. */
    name: z.string().nullable(),
    /** Who answers, and whom the candidate sees. */
    operator: colleague,
    isMine: z.boolean(),
    /** The assigned operator has left: the room needs another. */
    isUnassigned: z.boolean(),
    isClosed: z.boolean(),
    /** Whether the caller's message would be taken now. */
    canSend: z.boolean(),
    nameless: namelessTalk.nullable(),
    lastMessage: message.nullable(),
    lastMessageAt: instant,
    unread: z.int().min(0),
  })
  .meta({ id: 'ConsoleRoom', description: '콘솔에서 보는 대화방' })

const openedRoom = room
  .extend({
    coffeechatId: id.nullable(),
    /** How far the candidate has read. */
    theirSeq: z.int().min(0),
    /** Who the room can be given to. */
    assignees: z.array(colleague),
    /** What can be shown to the candidate inside the conversation. */
    offers: z.array(z.object({ id, name: z.string(), position: z.string(), status: z.enum(offerStatuses) })),
    /** Whether the survey can be asked here. */
    canAskSurvey: z.boolean(),
  })
  .meta({ id: 'OpenedConsoleRoom', description: '콘솔에서 연 대화방' })

const reply = z.object({ id, title: z.string(), message: z.string() }).meta({ id: 'CannedReply' })

const count = z.int().min(0)
/** Rooms under each filter, whatever is searched for. */
const counts = z.object({ mine: count, unassigned: count, unread: count, closed: count, all: count })

export const consoleMessages = feature('콘솔: 메시지', {
  'GET /console/rooms': operatorCall(roles, {
    act: 'meet',
    about: '대화방을 새 메시지가 온 것부터 보여줘요. 닫힌 방은 closed에만 있어요.',
    query: z.object({
      filter: z.enum(roomFilters).optional(),
      q: z.string().max(50).optional(),
      ...page,
    }),
    out: {
      200: z.object({
        items: z.array(room),
        counts,
        nextCursor,
      }),
    },
  }),
  'GET /console/rooms/:id': operatorCall(roles, {
    act: 'meet',
    about: '대화방 하나를 보여줘요. 연 사람이 기록돼요.',
    out: { 200: openedRoom },
  }),
  'GET /console/rooms/:id/messages': operatorCall(roles, {
    act: 'meet',
    about: '대화를 최신 메시지가 마지막에 오도록 보여줘요. cursor로 더 예전 것을 봐요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(message), nextCursor }) },
  }),
  'POST /console/rooms/:id/messages': operatorCall(writers, {
    act: 'talk',
    makes: true,
    about: '메시지를 보내요. 제안이나 설문을 함께 보여줄 수 있어요.',
    body: z.object({
      message: messageText,
      clientId,
      /** An offer that this side sent to the candidate. */
      offerId: id.optional(),
      /** Ask the survey's questions; agents only. */
      survey: z.literal(true).optional(),
    }),
    out: { 200: message },
    errors: ['ONLY_CONTACTS', 'MESSAGE_BLOCKED', 'CONFLICT'],
  }),
  'POST /console/rooms/:id/read': operatorCall(writers, {
    act: 'meet',
    about: '여기까지 읽었다고 표시해요. 함께 쓰는 방은 한 사람이 읽으면 읽은 거예요.',
    body: readUpTo,
    out: { 200: z.object({ unread: count }) },
  }),
  'PATCH /console/rooms/:id': operatorCall(roles, {
    act: 'meet',
    about: '답할 사람을 바꾸거나 방을 닫고 다시 열어요.',
    body: z.object({ operatorId: id.optional(), isClosed: z.boolean().optional() }),
    out: { 200: openedRoom },
    errors: ['CONFLICT', 'MESSAGE_BLOCKED'],
  }),
  'GET /console/replies': operatorCall(operatorRoles, {
    act: 'prepare',
    about: '자주 쓰는 답을 이름순으로 보여줘요.',
    out: { 200: z.object({ items: z.array(reply) }) },
  }),
  'POST /console/replies': operatorCall(operatorRoles, {
    act: 'prepare',
    makes: true,
    about: `자주 쓰는 답을 ${REPLY.max}개까지 둬요. 같은 이름이면 내용이 바뀌어요.`,
    body: z.object({ title: rule(replyTitleProblem), message: messageText }),
    out: { 200: reply },
    errors: ['CONFLICT'],
  }),
  'DELETE /console/replies/:id': operatorCall(operatorRoles, {
    act: 'prepare',
    about: '자주 쓰는 답을 지워요.',
    out: { 204: null },
  }),
})
