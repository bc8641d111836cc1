import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { moveLastActive } from '../accounts/core/store.ts'
import { askOffer } from './candidate/ask-offer.ts'
import {
  listOwnRooms,
  readMessage,
  readOwnRoomUpTo,
  readRoom,
  sendMessage,
  tellCandidate,
} from './candidate/own-rooms.ts'
import { findOperator } from './candidate/store.ts'
import { changeRoom } from './console/change-room.ts'
import { listRooms } from './console/list-rooms.ts'
import { openRoom, readMessages } from './console/open-room.ts'
import { dropReply, keepReply, listReplies } from './console/replies.ts'
import { readUpTo, writeMessage } from './console/write-in-room.ts'
import { maskLinesJob } from './jobs/mask-lines.ts'

/** The candidate's calls (MSG-1, MSG-2), including anonymous questions (OFR-17). */
function candidateCalls(handle: Handle): void {
  handle('GET /users/message/room', ({ caller }, deps) => listOwnRooms(caller.userId, deps))
  handle('GET /users/message/:roomId', ({ caller, params, query }, deps) =>
    readRoom({ roomId: params.roomId, userId: caller.userId, page: query }, deps),
  )
  handle('GET /users/message/:roomId/:messageId', ({ caller, params, query }, deps) =>
    readMessage({ ...params, userId: caller.userId, type: query.type }, deps),
  )
  handle('POST /users/offers/ask/:id', ({ caller, params, body }, deps) =>
    askOffer({ userId: caller.userId, offerId: params.id, ...body }, deps),
  )
  handle('POST /users/message', ({ caller, body }, deps) => sendMessage(body, caller.userId, deps))
  handle('POST /users/message/:roomId/read', ({ caller, params, body }, deps) =>
    readOwnRoomUpTo({ roomId: params.roomId, userId: caller.userId, seq: body.seq }, deps),
  )
  handle.events('GET /users/message/stream', {
    audienceOf: ({ userId }) => userId,
    memberOf: ({ userId }) => userId,
    onOpen: ({ userId }, { db, clock }) => moveLastActive(db.drizzle, userId, clock()),
    describe: tellCandidate,
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

/** The console's calls (BIZ-4, MSG-1). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/rooms', ({ caller, query }, deps) => listRooms(query, caller, deps))
  handle('GET /console/rooms/:id', ({ caller, params }, deps) => openRoom(params.id, caller, deps))
  handle('PATCH /console/rooms/:id', ({ caller, params, body }, deps) =>
    changeRoom(params.id, body, caller, deps),
  )
  handle('GET /console/rooms/:id/messages', ({ caller, params, query }, deps) =>
    readMessages(params.id, query, caller, deps),
  )
  handle('POST /console/rooms/:id/messages', ({ caller, params, body }, deps) =>
    writeMessage(params.id, body, caller, deps),
  )
  handle('POST /console/rooms/:id/read', ({ caller, params, body }, deps) =>
    readUpTo(params.id, body.seq, caller, deps),
  )
  handle('GET /console/replies', ({ caller }, deps) => listReplies(caller, deps))
  handle('POST /console/replies', ({ caller, body }, deps) => keepReply(body, caller, deps))
  handle('DELETE /console/replies/:id', ({ caller, params }, deps) => dropReply(params.id, caller, deps))
}

export const roomsModule: Module = {
  calls: [candidateCalls, consoleCalls],
  jobs: [maskLinesJob],
}
