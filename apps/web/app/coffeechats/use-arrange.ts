import type { Place } from '@coffeeattack/domain/coffeechats/place'
import { fieldsOf, wordsFor } from '@coffeeattack/kit/failure'
import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { offersChanged } from '../offers/offer-query.ts'
import { type Coffeechat, coffeechatQuery } from './queries.ts'

/** What the person can change about a meeting (TRUST-4). */
export type Change =
  | { kind: 'propose'; startItems: string[]; minutes: number }
  | { kind: 'confirm'; timeId: string }
  | { kind: 'take-back' }
  | { kind: 'place'; place: Place }
  | { kind: 'cancel' }

/** Sends a change and shows the resulting coffee chat. */
export function useArrange(id: string) {
  return useCall((wanted: Change, key: string) => arranged(id, () => send(id, wanted, key)), {
    ...chatCallOptions(id),
    onFailed(failure) {
      const [sentence] = Object.values(fieldsOf(failure))
      if (sentence) toast(sentence)
      return Boolean(sentence)
    },
  })
}

/** A response to an earlier query would restore the state before the change. */
export async function arranged(id: string, change: () => Promise<Coffeechat>): Promise<Coffeechat> {
  await queries.cancelQueries(coffeechatQuery(id))
  return change()
}

/** The options of every call that changes the coffee chat: shows its new state, also after a change of the other side. */
export const chatCallOptions = (id: string) => ({
  async onDone(chat: Coffeechat) {
    queries.setQueryData(coffeechatQuery(id).queryKey, chat)
    // The home page shows the next meeting.
    await offersChanged()
  },
  async onSettled(failure: unknown) {
    // The other side was faster: shows its change instead.
    if (failure && wordsFor(failure).next === 'refetch') await queries.refetchQueries(coffeechatQuery(id))
  },
})

function send(id: string, change: Change, idempotencyKey: string): Promise<Coffeechat> {
  const params = { id }
  switch (change.kind) {
    case 'propose': {
      const { startItems, minutes } = change
      return api('POST /users/coffeechats/:id/times', {
        params,
        body: { startItems, minutes },
        idempotencyKey,
      })
    }
    case 'confirm':
      return api('POST /users/coffeechats/:id/times/:timeId/confirm', {
        params: { id, timeId: change.timeId },
      })
    case 'take-back':
      return api('DELETE /users/coffeechats/:id/times', { params })
    case 'place':
      return api('PATCH /users/coffeechats/:id/place', { params, body: { place: change.place } })
    case 'cancel':
      return api('POST /users/coffeechats/:id/cancel', { params })
  }
}
