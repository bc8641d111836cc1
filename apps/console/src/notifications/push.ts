import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { browserPush } from '@coffeeattack/kit/push/browserPush'
import { api } from '../api/client.ts'
import type { Me } from '../sessions/me.ts'

/** The operator who subscribed this browser: the next one who signs in has not been asked. */
const OWNER = 'console-push-of'

/** One operator's push subscription in this browser. */
export const pushOf = ({ id }: Pick<Me, 'id'>) =>
  browserPush({
    scope: `${CONSOLE}/`,
    told: 'console-push-told',
    async tell(body) {
      await api('POST /console/push', { body })
      localStorage.setItem(OWNER, id)
    },
    forget: (endpoint) => api('DELETE /console/push', { body: { endpoint } }),
  })

/** After an expired login the same operator stays subscribed; for anybody else the subscription ends. */
export async function keepRinging(me: Pick<Me, 'id'>): Promise<void> {
  const push = pushOf(me)
  await (localStorage.getItem(OWNER) === me.id ? push.keep() : push.drop())
}

/** Signing out ends the subscription. */
export async function stopRinging(me: Pick<Me, 'id'>): Promise<void> {
  localStorage.removeItem(OWNER)
  await pushOf(me).drop()
}
