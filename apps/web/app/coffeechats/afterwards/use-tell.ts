import type { Hire, HirePayAnswer, MetAnswer, PayAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { useCall } from '@coffeeattack/kit/useCall'
import { api } from '../../api/client.ts'
import { arranged, chatCallOptions } from '../use-arrange.ts'

export type Told = { met: MetAnswer; pay: PayAnswer | null }

/** Sends how the last meeting went; within the period a later answer replaces the earlier (KEEP-1). */
export const useTellOutcome = (id: string) =>
  useCall(
    (told: Told) =>
      arranged(id, () => api('POST /users/coffeechats/:id/outcome', { params: { id }, body: told })),
    chatCallOptions(id),
  )

export type StageAnswer = {
  seen: number
  isAgreed: boolean
  hire: Hire | null
  /** The yes to a hire below the offer names the difference that was read. */
  shortBy?: number | null
  pay?: HirePayAnswer | null
}

/** Confirms or contradicts the company's last stage (KEEP-3). */
export const useAnswerStage = (id: string) =>
  useCall(
    (answer: StageAnswer) =>
      arranged(id, () => api('POST /users/coffeechats/:id/stage', { params: { id }, body: answer })),
    chatCallOptions(id),
  )
