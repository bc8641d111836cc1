import { browserPush } from '@coffeeattack/kit/push/browserPush'
import { api } from '../api/client.ts'

/** The candidate's push subscription in this browser. */
export const push = browserPush({
  scope: '/',
  told: 'push-told',
  tell: (body) => api('POST /users/push', { body }),
  forget: (endpoint) => api('DELETE /users/push', { body: { endpoint } }),
})
