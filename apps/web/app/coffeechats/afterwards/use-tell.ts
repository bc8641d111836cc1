import type { Hire, MetAnswer, PayAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { useCall } from '@coffeeattack/kit/useCall'
import { api } from '../../api/client.ts'
import { arranged, shownAnew } from '../use-arrange.ts'

export type Told = { met: MetAnswer; pay: PayAnswer | null }

/** Tells how the last meeting was; within its days again, and the later answer counts (KEEP-1). */
export const useTellOutcome = (id: string) =>
  useCall(
    (told: Told) =>
      arranged(id, () => api('POST /users/coffeechats/:id/outcome', { params: { id }, body: told })),
    shownAnew(id),
  )

export type StageAnswer = { seen: number; isAgreed: boolean; hire: Hire | null }

/** Agrees to what the company recorded last, or says that it is not so (KEEP-3). */
export const useAnswerStage = (id: string) =>
  useCall(
    (answer: StageAnswer) =>
      arranged(id, () => api('POST /users/coffeechats/:id/stage', { params: { id }, body: answer })),
    shownAnew(id),
  )
