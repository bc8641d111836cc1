import { CONSOLE } from '@coffeeattack/contract/pages'
import { browserPush } from '@coffeeattack/kit/push/browserPush'
import { api } from '../api/client.ts'
import type { Me } from '../sessions/me.ts'

/** Who let this browser ring: whoever signs in after them has not been asked. */
const OWNER = 'console-push-of'

/** The console's bell in this browser, for one person. */
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

/** After a login that ended by itself its owner is rung again; for anybody else the browser falls silent. */
export async function keepRinging(me: Pick<Me, 'id'>): Promise<void> {
  const push = pushOf(me)
  await (localStorage.getItem(OWNER) === me.id ? push.keep() : push.drop())
}

/** Whoever signs out takes their bell along. */
export async function stopRinging(me: Pick<Me, 'id'>): Promise<void> {
  localStorage.removeItem(OWNER)
  await pushOf(me).drop()
}
