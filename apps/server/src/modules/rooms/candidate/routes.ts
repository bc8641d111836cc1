import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { moveLastActive } from '../../accounts/core/last-active.ts'
import type { Handle } from '../../../platform/http/handle.ts'
import { listRooms } from './list-rooms.ts'
import { readMessage, readRoom, readUpTo } from './read-room.ts'
import { sendMessage } from './send-message.ts'
import { findOperator } from './store.ts'
import { tellCandidate } from './tell-candidate.ts'

/** The candidate's side of message rooms (MSG-1, MSG-2). */
export function messageRoutes(handle: Handle): void {
  handle('GET /users/message/room', ({ caller }, deps) => listRooms(caller.userId, deps))
  handle('GET /users/message/:roomId', ({ caller, params, query }, deps) =>
    readRoom({ roomId: params.roomId, userId: caller.userId, page: query }, deps),
  )
  handle('GET /users/message/:roomId/:messageId', ({ caller, params, query }, deps) =>
    readMessage({ ...params, userId: caller.userId, type: query.type }, deps),
  )
  handle('POST /users/message', ({ caller, body }, deps) => sendMessage(body, caller.userId, deps))
  handle('POST /users/message/:roomId/read', ({ caller, params, body }, deps) =>
    readUpTo({ roomId: params.roomId, userId: caller.userId, seq: body.seq }, deps),
  )
  handle.events('GET /users/message/stream', {
    audienceOf: ({ userId }) => userId,
    onOpen: ({ userId }, { db, clock }) => moveLastActive(db.drizzle, userId, clock()),
    tell: tellCandidate,
  })
  handle('GET /users/operator/:id', async ({ caller, params }, { db, clock }) => {
    const found = await findOperator(db.drizzle, {
      operatorId: params.id,
      userId: caller.userId,
      now: clock(),
    })
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  })
}
