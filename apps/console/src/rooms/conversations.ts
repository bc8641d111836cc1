import { sentence } from '@coffeeattack/domain/errors/row'
import { tabConversations } from '@coffeeattack/kit/conversation/tabConversations'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { refreshRoom } from './queries.ts'

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
