import { useCall } from '@coffeeattack/kit/useCall'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { refreshRooms } from '../live/room-counts.ts'
import { refreshRoom, roomQuery, type Room } from './queries.ts'

type Change = { operatorId: string } | { isClosed: boolean }

/** Gives the room to somebody, closes it or opens it again. When a colleague was faster, the room says so by itself. */
export function useRoomChange({ id }: Pick<Room, 'id'>) {
  return useCall((body: Change) => api('PATCH /console/rooms/:id', { params: { id }, body }), {
    onDone(room) {
      queries.setQueryData(roomQuery(id).queryKey, room)
      refreshRooms()
    },
    onFailed: () => refreshRoom(id),
  })
}
