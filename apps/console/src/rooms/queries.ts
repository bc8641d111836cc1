import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import { paged } from '@coffeeattack/kit/paged'
import { useCall } from '@coffeeattack/kit/useCall'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { listChanged } from '../live/lists.ts'

export type Inbox = ApiResult<'GET /console/rooms'>
export type RoomItem = Inbox['items'][number]
export type Room = ApiResult<'GET /console/rooms/:id'>
export type Reply = ApiResult<'GET /console/replies'>['items'][number]

/** The stream tells of the own rooms; what waits for anybody is looked at now and then. */
const LOOK_EVERY_MS = 60_000

export const inboxQuery = (filter: RoomFilter, q: string) =>
  infiniteQueryOptions({
    queryKey: ['rooms', filter, q],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/rooms', { query: { filter, q: q || undefined, cursor: pageParam }, signal }),
    ...paged,
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
  })

/** Opening is recorded, so it does not happen by itself when the window is looked at again. */
export const roomQuery = (id: string) =>
  queryOptions({
    queryKey: ['room', id],
    queryFn: ({ signal }) => api('GET /console/rooms/:id', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    // What failed with the line comes back with it.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })

export const repliesQuery = queryOptions({
  queryKey: ['replies'],
  queryFn: () => api('GET /console/replies'),
  select: ({ items }) => items,
  staleTime: 5 * 60_000,
})

/** After an act, mine or a colleague's: the room where it is open, and its place in the lists. */
export function refreshRoom(id: string): void {
  void queries.invalidateQueries({ queryKey: ['room', id] })
  listChanged('rooms')
}

/** By name once a match has given it, until then by what they do (OFR-13). */
export function personIn({ name, candidate }: Pick<RoomItem, 'name' | 'candidate'>): string {
  return name ?? anonymousName(candidate)
}

/** A room in which the company does not know who asks (OFR-17). */
export const NAMELESS_ROOM = '이름 없이 묻는 방'

/** It came to nothing, and stays without a name for good. */
export const isEnded = ({ nameless }: Pick<RoomItem, 'nameless'>): boolean =>
  nameless !== null && nameless.status !== 'WAITING'

type Change = { operatorId: string } | { isClosed: boolean }

/** Gives the room to somebody, closes it or opens it again. When a colleague was faster, the room says so by itself. */
export function useRoomChange({ id }: Pick<Room, 'id'>) {
  return useCall((body: Change) => api('PATCH /console/rooms/:id', { params: { id }, body }), {
    onDone(room) {
      queries.setQueryData(roomQuery(id).queryKey, room)
      listChanged('rooms')
    },
    onFailed: () => refreshRoom(id),
  })
}
