import { OUTCOME } from '@coffeeattack/domain/coffeechats/outcome'
import { TIMES } from '@coffeeattack/domain/coffeechats/times'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { firstIdAt } from '../../../platform/crypto/ids.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { timeAsks } from '../core/sql.ts'

export type AskedTime = {
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
export async function timesToAsk(
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
