import { OUTCOME } from '@coffeeattack/domain/coffeechats/outcome'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import { firstIdAt } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { timeAsks } from '../core/sql.ts'

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

type AskedTime = {
  timeId: string
  coffeechatId: string
  candidateId: string
  operatorId: string
  companyId: string | null
  startsAt: Date
  asksCandidate: boolean
  asksCompany: boolean
}

/** No time lies further ahead than this, so older ids need not be read; ids contain their time. */
const OLDEST_MS = (TIMES.daysAhead + 2) * DAY_MS + OUTCOME.answerMs

const untold = (type: string, event = '') =>
  `not exists (select from notices n where n.dedupe_key = '${type}:' || t.id || '${event}')`

/** Meetings about which a side has not been asked yet, page by page. People who left are skipped. */
async function timesToAsk(
  db: Queries,
  { now, after, limit }: { now: Date; after: string | null; limit: number },
): Promise<AskedTime[]> {
  const { rows } = await db.$client.query<AskedTime>(
    `select * from (
       select t.id as "timeId", k.id as "coffeechatId", k.candidate_id as "candidateId", k.operator_id as "operatorId",
         k.company_id as "companyId", t.starts_at as "startsAt",
         ${timeAsks('t', 'candidate', '$1')} and ${untold('COFFEECHAT', ':OUTCOME')} as "asksCandidate",
         ${timeAsks('t', 'company', '$1')} and ${untold('COFFEECHAT_OUTCOME_ASKED')} as "asksCompany"
       from coffeechat_times t
         join coffeechats k on k.id = t.coffeechat_id
         join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
       where t.id >= $2 and ($3::uuid is null or t.id > $3) and t.starts_at <= $1 and t.confirmed_at is not null
     ) asked where "asksCandidate" or "asksCompany" order by "timeId" limit $4`,
    [now, firstIdAt(new Date(now.getTime() - OLDEST_MS)), after, limit],
  )
  return rows
}
