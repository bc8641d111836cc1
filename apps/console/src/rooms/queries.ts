import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sentence } from '@coffeeattack/domain/errors/row'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import { tabConversations } from '@coffeeattack/kit/conversation/tabConversations'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { paged } from '@coffeeattack/kit/paged'
import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { listChanged } from '../live/lists.ts'

export const conversations = tabConversations(queries, {
  read: (id, { cursor, ...rest }) =>
    api('GET /console/rooms/:id/messages', { params: { id }, query: { cursor }, ...rest }),
  post: (id, { clientId, text }) =>
    api('POST /console/rooms/:id/messages', { params: { id }, body: { message: text, clientId } }),
})

/** Why a message was not taken. A room that takes nothing any more is looked at again. */
export function tellRefused(roomId: string, failure: unknown): void {
  const isBlocked = isApiError(failure) && failure.code === 'MESSAGE_BLOCKED'
  toast(isBlocked ? '지금은 이 대화에 메시지를 보낼 수 없어요' : sentence(wordsFor(failure)))
  if (isBlocked) refreshRoom(roomId)
}

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
function refreshRoom(id: string): void {
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
