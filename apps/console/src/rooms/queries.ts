import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sentence } from '@coffeeattack/domain/errors/row'
import { anonymousName } from '@coffeeattack/domain/profiles/anonymous-name'
import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import { tabConversations } from '@coffeeattack/kit/conversation/tabConversations'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { pages } from '../api/query.ts'
import { listChanged } from '../live/lists.ts'

export const conversations = tabConversations(queries, {
  read: (id, { cursor, ...rest }) =>
    api('GET /console/rooms/:id/messages', { params: { id }, query: { cursor }, ...rest }),
  post: (id, { clientId, text }) =>
    api('POST /console/rooms/:id/messages', { params: { id }, body: { message: text, clientId } }),
})

/** Explains why a message was refused; a room that became read-only is reloaded. */
export function tellRefused(roomId: string, failure: unknown): void {
  const isBlocked = isApiError(failure) && failure.code === 'MESSAGE_BLOCKED'
  toast(isBlocked ? '지금은 이 대화에 메시지를 보낼 수 없어요' : sentence(wordsFor(failure)))
  if (isBlocked) refreshRoom(roomId)
}

export type Inbox = ApiResult<'GET /console/rooms'>
export type RoomItem = Inbox['items'][number]
export type Room = ApiResult<'GET /console/rooms/:id'>
export type Reply = ApiResult<'GET /console/replies'>['items'][number]

/** The stream covers own rooms only; unassigned ones are polled. */
const LOOK_EVERY_MS = 60_000

export const inboxQuery = (filter: RoomFilter, q: string) =>
  pages(
    'GET /console/rooms',
    ['rooms', filter, q],
    { filter, q: q || undefined },
    { refetchInterval: LOOK_EVERY_MS },
  )

/** Opening is recorded, so the query does not refetch on window focus. */
export const roomQuery = (id: string) =>
  queryOptions({
    queryKey: ['room', id],
    queryFn: ({ signal }) => api('GET /console/rooms/:id', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    // A load that failed offline was not recorded, so it may run again on reconnect.
    refetchOnReconnect: ({ state }) => state.status === 'error',
  })

export const repliesQuery = queryOptions({
  queryKey: ['replies'],
  queryFn: () => api('GET /console/replies'),
  select: ({ items }) => items,
  staleTime: 5 * 60_000,
})

/** Reloads a changed room and the lists. */
function refreshRoom(id: string): void {
  void queries.invalidateQueries({ queryKey: ['room', id] })
  listChanged('rooms')
}

/** The name after a match, before it the job title (OFR-13). */
export function personIn({ name, candidate }: Pick<RoomItem, 'name' | 'candidate'>): string {
  return name ?? anonymousName(candidate)
}

/** A room whose candidate is anonymous to the company (OFR-17). */
export const NAMELESS_ROOM = '이름 없이 묻는 방'

/** The offer ended without a match, so the room stays anonymous. */
export const isEnded = ({ nameless }: Pick<RoomItem, 'nameless'>): boolean =>
  nameless !== null && nameless.status !== 'WAITING'

type Change = { operatorId: string } | { isClosed: boolean }

/** Hands over, closes or reopens a room. When a colleague was faster, the reloaded room shows it. */
export function useRoomChange({ id }: Pick<Room, 'id'>) {
  return useCall((body: Change) => api('PATCH /console/rooms/:id', { params: { id }, body }), {
    asks: (change) => 'isClosed' in change && (change.isClosed ? toClose : toReopen),
    onDone(room) {
      queries.setQueryData(roomQuery(id).queryKey, room)
      listChanged('rooms')
    },
    onFailed: () => refreshRoom(id),
  })
}

const toClose = {
  title: '대화를 닫을까요?',
  description: '나눈 이야기는 남고, 다시 열 때까지 서로 메시지를 보낼 수 없어요.',
  confirm: '대화 닫기',
}
const toReopen = {
  title: '대화를 다시 열까요?',
  description: '후보자도 다시 메시지를 보낼 수 있어요.',
  confirm: '다시 열기',
}
