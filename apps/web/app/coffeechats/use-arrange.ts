import { meetingText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { metThen } from '@coffeeattack/domain/coffeechats/meetings'
import type { Place } from '@coffeeattack/domain/coffeechats/place'
import type { Slot } from '@coffeeattack/domain/coffeechats/times'
import { fieldsOf, wordsFor } from '@coffeeattack/kit/failure'
import { useCall } from '@coffeeattack/kit/useCall'
import type { Question } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'
import { useRef } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { offersChanged } from '../offers/offer-query.ts'
import { type Coffeechat, coffeechatQuery, meetingsOf } from './queries.ts'

/** What the person can change about a meeting (TRUST-4). */
export type Change =
  | { kind: 'propose'; startItems: string[]; minutes: number }
  | { kind: 'confirm'; timeId: string }
  /** A free time of the recruiter's usual hours. */
  | { kind: 'pick'; startsAt: string }
  | { kind: 'take-back' }
  | { kind: 'place'; place: Place }
  | { kind: 'cancel' }

/** Sends a change and shows the resulting coffee chat. */
export function useArrange(id: string) {
  // Only what the question named may overlap: a meeting that is fixed after it is asked about by the server.
  const isAsked = useRef(false)
  return useCall(
    (wanted: Change, key: string) => arranged(id, () => send(id, wanted, key, isAsked.current)),
    {
      ...chatCallOptions(id),
      asks(wanted) {
        const question = overlapQuestion(queries.getQueryData(coffeechatQuery(id).queryKey), wanted)
        isAsked.current = question !== undefined
        return question
      },
      onFailed(failure) {
        const [sentence] = Object.values(fieldsOf(failure))
        if (sentence) toast(sentence)
        return Boolean(sentence)
      },
    },
  )
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

/** The times that a change would fix or propose. */
function slotsOf(chat: Coffeechat, change: Change): Slot[] {
  switch (change.kind) {
    case 'propose':
      return change.startItems.map((start) => ({ startsAt: new Date(start), minutes: change.minutes }))
    case 'confirm':
      return chat.timeItems
        .filter(({ id }) => id === change.timeId)
        .map(({ startsAt, minutes }) => ({ startsAt: new Date(startsAt), minutes }))
    case 'pick': {
      const { usualTimes } = chat
      return usualTimes ? [{ startsAt: new Date(change.startsAt), minutes: usualTimes.minutes }] : []
    }
    case 'take-back':
    case 'place':
    case 'cancel':
      return []
  }
}

/** Asked before a time that overlaps with another coffee chat of the person. */
function overlapQuestion(chat: Coffeechat | undefined, change: Change): Question | undefined {
  if (!chat) return undefined
  const met = slotsOf(chat, change).flatMap((slot) => metThen(slot, meetingsOf(chat)))
  const [first] = met
  if (!first) return undefined
  const isProposal = change.kind === 'propose'
  return {
    title: '그 시간에 다른 커피챗이 있어요',
    description: `${meetingText(first.startsAt)}에 ${first.name} 커피챗이 있어요. 겹쳐도 ${isProposal ? '제안' : '정'}할까요?`,
    confirm: isProposal ? '그래도 제안하기' : '그래도 정하기',
    cancel: '다른 시간 고르기',
  }
}

function send(id: string, change: Change, idempotencyKey: string, overlaps: boolean): Promise<Coffeechat> {
  const params = { id }
  switch (change.kind) {
    case 'propose': {
      const { startItems, minutes } = change
      return api('POST /users/coffeechats/:id/times', {
        params,
        body: { startItems, minutes, overlaps },
        idempotencyKey,
      })
    }
    case 'confirm':
      return api('POST /users/coffeechats/:id/times/:timeId/confirm', {
        params: { id, timeId: change.timeId },
        body: { overlaps },
      })
    case 'pick':
      return api('POST /users/coffeechats/:id/pick', {
        params,
        body: { startsAt: change.startsAt, overlaps },
      })
    case 'take-back':
      return api('DELETE /users/coffeechats/:id/times', { params })
    case 'place':
      return api('PATCH /users/coffeechats/:id/place', { params, body: { place: change.place } })
    case 'cancel':
      return api('POST /users/coffeechats/:id/cancel', { params })
  }
}
