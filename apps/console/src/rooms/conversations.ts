import { tabConversations } from '@coffeeattack/kit/conversation/tabConversations'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'

export const conversations = tabConversations(queries, {
  read: (id, { cursor, ...rest }) =>
    api('GET /console/rooms/:id/messages', { params: { id }, query: { cursor }, ...rest }),
  post: (id, { clientId, text }) =>
    api('POST /console/rooms/:id/messages', { params: { id }, body: { message: text, clientId } }),
})
