import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { useCall } from '@coffeeattack/kit/useCall'
import { api } from '../../api/client.ts'
import { settledIn } from '../queries.ts'

/** How the last meeting was, as our side tells it (KEEP-1). */
export const useTellOutcome = (id: string) =>
  useCall(
    (met: MetAnswer) => api('POST /console/coffeechats/:id/outcome', { params: { id }, body: { met } }),
    settledIn(id)('답을 남겼어요'),
  )
