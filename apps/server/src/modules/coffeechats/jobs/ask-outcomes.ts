import type { Deps } from '../../../deps.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { type AskedTime, timesToAsk } from './store.ts'

const PAGE = 200

/** Asks both sides once how a past meeting went (KEEP-1). */
export const askOutcomesJob: Job = {
  name: 'ask-outcomes',
  cron: '*/5 * * * *',
  run: (deps) =>
    eachAlone('ask-outcomes', deps, async (alone) => {
      const now = deps.clock()
      for (let after: string | null = null; ;) {
        const page: AskedTime[] = await timesToAsk(deps.db.drizzle, { now, after, limit: PAGE })
        await alone.all(page, (times) => askOf(times, now, deps))
        if (page.length < PAGE) return
        after = page.at(-1)!.timeId
      }
    }),
}

/** Two concurrent runs write the same keys, so each side is asked once. */
function askOf(times: readonly AskedTime[], now: Date, { db, ids }: Deps): Promise<void> {
  const when = { ids, now }
  return db.transaction(async (tx) => {
    await tellPeople(
      tx,
      times
        .filter(({ asksCandidate }) => asksCandidate)
        .map(({ timeId, coffeechatId, candidateId, startsAt }) => ({
          type: 'COFFEECHAT',
          subject: `${timeId}:OUTCOME`,
          userId: candidateId,
          content: { coffeechatId, startsAt: startsAt.toISOString() },
        })),
      when,
    )
    await tellSenders(
      tx,
      times
        .filter(({ asksCompany }) => asksCompany)
        .map(({ timeId, coffeechatId, operatorId, companyId, startsAt }) => ({
          type: 'COFFEECHAT_OUTCOME_ASKED',
          subject: timeId,
          operatorId,
          companyId,
          content: { coffeechatId, startsAt: startsAt.toISOString() },
        })),
      when,
    )
  })
}
