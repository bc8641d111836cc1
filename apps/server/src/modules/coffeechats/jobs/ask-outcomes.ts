import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellSenders } from '../../notifications/core/tell-senders.ts'
import { tellPeople } from '../../notifications/core/tell.ts'
import { type AskedTime, timesToAsk } from './store.ts'

const PAGE = 200

/** Once a fixed time has passed both sides are asked how it was, each once (KEEP-1). */
export const askOutcomesJob: Job = {
  name: 'ask-outcomes',
  cron: '*/5 * * * *',
  async run(deps) {
    const now = deps.clock()
    let page = await askPage(null, now, deps)
    while (page.length === PAGE) page = await askPage(page.at(-1)!.timeId, now, deps)
  },
}

/** Two that run at once write the same keys, and each key is told once. */
function askPage(after: string | null, now: Date, { db, ids }: Deps): Promise<AskedTime[]> {
  const when = { ids, now }
  return db.transaction(async (tx) => {
    const page = await timesToAsk(tx, { now, after, limit: PAGE })
    await tellPeople(
      tx,
      page
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
      page
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
    return page
  })
}
