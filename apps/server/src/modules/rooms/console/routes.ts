import type { Handle } from '../../../platform/http/handle.ts'
import { operatorAudience } from '../core/sides.ts'
import { tellOfRooms } from '../core/tell-events.ts'
import { changeRoom } from './change-room.ts'
import { listRooms } from './list-rooms.ts'
import { openRoom, readMessages } from './open-room.ts'
import { dropReply, keepReply, listReplies } from './replies.ts'
import { countRooms } from './store.ts'
import { readUpTo, writeMessage } from './write-in-room.ts'

/** The console's side of message rooms (BIZ-4, MSG-1). */
export function consoleMessageRoutes(handle: Handle): void {
  handle('GET /console/rooms', ({ caller, query }, deps) => listRooms(query, caller, deps))
  handle('GET /console/rooms/counts', ({ caller }, { db }) => countRooms(db.drizzle, caller))
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
  handle.events('GET /console/stream', {
    audienceOf: operatorAudience,
    tell: (events, { db, clock }) => tellOfRooms(db.drizzle, events, { side: 'operator', now: clock() }),
  })
}
