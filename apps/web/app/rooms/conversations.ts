import { tabConversations } from '@coffeeattack/kit/conversation/tabConversations'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export const conversations = tabConversations(queries, {
  read: (roomId, { cursor, ...rest }) =>
    api('GET /users/message/:roomId', { params: { roomId }, query: { cursor }, ...rest }),
  post: (roomId, { clientId, text }) =>
    api('POST /users/message', { body: { roomId, message: text, clientId } }),
})

/** Unsent messages are kept in this tab only. */
export function askBeforeLosing(event: BeforeUnloadEvent): void {
  if (conversations.hasUnsent()) event.preventDefault()
}
