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

/** Works one event of the live stream into what the screens show. */
export function takeIn(event: LiveEvent): void {
  switch (event.name) {
    case 'ready':
      if (!event.data.isResumed) readAnew()
      return
    case 'message':
      changeRooms((rooms) => afterMessage(rooms, event.data))
      conversations.hear(event.data.roomId, event.data)
      // The product's own line tells what happened to the coffee chat that the two talk about.
      if (event.data.from === 'system') meetingChanged()
      return
    case 'unread':
      return changeRooms((rooms) => afterUnread(rooms, event.data))
    case 'read':
      changeRooms((rooms) => afterRead(rooms, event.data))
      return conversations.hearRead(event.data.roomId, event.data.seq)
    case 'room':
      // The two may know each other's names from now on: then what was masked is read as it was written.
      void queries.invalidateQueries(conversations.threadQuery(event.data.roomId))
      return changeRooms(() => null)
    case 'offer':
      void offersArrived()
  }
}

function meetingChanged(): void {
  void queries.invalidateQueries({ queryKey: ['coffeechat'] })
  void queries.invalidateQueries({ queryKey: ['my-attack'] })
}

let stoodBefore = false

/** What was read before the line stood may have missed something. On a fresh page that is only what it has read of the rooms. */
function readAnew(): void {
  void queries.invalidateQueries({ queryKey: roomsQuery.queryKey })
  void queries.invalidateQueries({ queryKey: ['thread'] })
  if (stoodBefore) void offersArrived()
  stoodBefore = true
}

/** A list that is being read this moment may be older than the event, so it is read once more; so is one that does not know. */
function changeRooms(change: (rooms: Rooms) => Rooms | null): void {
  const { queryKey } = roomsQuery
  const rooms = queries.getQueryData(queryKey)
  const next = rooms && change(rooms)
  if (next) queries.setQueryData(queryKey, next)
  if (next === null || queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
