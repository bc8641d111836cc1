import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { activeAgents } from './store.ts'

/** Tells every agent that somebody worked on their profile: once a day, however often they save. */
export async function tellAgents(tx: Queries, userId: string, { clock, ids }: ApiDeps): Promise<void> {
  const now = clock()
  const day = formatDay(kstDay(now))
  const agents = await activeAgents(tx)
  await tellOperators(
    tx,
    agents.map((operatorId) => ({
      type: 'PROFILE_SAVED',
      subject: [userId, day, operatorId].join(':'),
      operatorId,
      content: { userId },
    })),
    { ids, now },
  )
}
