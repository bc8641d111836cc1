import { queries } from '../api/queries.ts'
import { offersArrived } from '../offers/offer-query.ts'
import { conversations } from '../rooms/conversations.ts'
import {
  afterMessage,
  afterRead,
  afterUnread,
  type LiveEvent,
  type Rooms,
  roomsQuery,
} from '../rooms/rooms.ts'

/** Applies one event of the live stream to the query cache. */
export function applyEvent(event: LiveEvent): void {
  switch (event.name) {
    case 'ready':
      if (!event.data.isResumed) readAnew()
      return
    case 'message':
      changeRooms((rooms) => afterMessage(rooms, event.data))
      conversations.hear(event.data.roomId, event.data)
      // A system message tells of a change in the coffee chat, its pact or a request for a proof, so all are refetched.
      if (event.data.from === 'system') meetingChanged()
      return
    case 'unread':
      return changeRooms((rooms) => afterUnread(rooms, event.data))
    case 'read':
      changeRooms((rooms) => afterRead(rooms, event.data))
      return conversations.hearRead(event.data.roomId, event.data.seq)
    case 'room':
      // Both sides may see each other's names from now on, so masked messages are refetched unmasked.
      void queries.invalidateQueries(conversations.threadQuery(event.data.roomId))
      return changeRooms(() => null)
    case 'offer':
      void offersArrived()
  }
}

function meetingChanged(): void {
  void queries.invalidateQueries({ queryKey: ['coffeechat'] })
  void queries.invalidateQueries({ queryKey: ['my-attack'] })
  void queries.invalidateQueries({ queryKey: ['pacts'] })
  void queries.invalidateQueries({ queryKey: ['proofs'] })
}

let stoodBefore = false

/**
 * Queries answered before the stream was connected may have missed events. On a new page only the rooms can be
 * affected.
 */
function readAnew(): void {
  void queries.invalidateQueries({ queryKey: roomsQuery.queryKey })
  void queries.invalidateQueries({ queryKey: ['thread'] })
  if (stoodBefore) void offersArrived()
  stoodBefore = true
}

/** A list that is being fetched may be older than the event, so it is fetched again; so is one without data. */
function changeRooms(change: (rooms: Rooms) => Rooms | null): void {
  const { queryKey } = roomsQuery
  const rooms = queries.getQueryData(queryKey)
  const next = rooms && change(rooms)
  if (next) queries.setQueryData(queryKey, next)
  if (next === null || queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
