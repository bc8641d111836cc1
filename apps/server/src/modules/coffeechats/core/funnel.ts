import type { FunnelStep } from '@coffeeattack/domain/offers/figures'
import { TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { isAnswered, readAtOf } from '../../offers/core/sql.ts'
import { inTalks, reached } from './sql.ts'

/*
 * The funnel of offers (BIZ-14), shared by the figures page and the page of a position: first facts about
 * each offer, then sums over a group of offers. People who left stay counted.
 */

/** Facts about an offer `o` and its coffee chat `k`, as the columns of a CTE named `sent`. */
export const SENT_FACTS = `o.candidate_id, ${readAtOf('o')} is not null as is_read, ${isAnswered('o')} as is_answered,
  o.status = 'MATCHED' as is_matched, k.id is not null and ${reached.met('k')} as is_met,
  k.id is not null and ${reached.interviewed('k')} as is_interviewed, k.id is not null and ${reached.hired('k')} as is_hired,
  k.id is not null and ${inTalks('k')} as is_in_talks,
  case when ${isAnswered('o')} then o.decided_at - o.deliver_at end as took`

export type Counts = Record<FunnelStep, number>

export type Funnel = Counts & {
  /** The median hours to an answer; null for fewer than five people. */
  answerHours: number | null
}

export const howMany = (which: string): string => `(count(*) filter (where ${which}))::int`

/** How many offers of a group of `sent` reached each step. */
export const COUNTS = `count(*)::int as sent, ${howMany('is_read')} as read, ${howMany('is_answered')} as answered,
  ${howMany('is_matched')} as matched, ${howMany('is_met')} as met, ${howMany('is_interviewed')} as interviewed,
  ${howMany('is_hired')} as hired`

/** The median hours to an answer in a group of `sent`. Offers without an answer do not count. */
export const ANSWER_HOURS = `case when count(distinct candidate_id) filter (where is_answered) >= ${TOLD_TOGETHER}
  then round(extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600, 1)::float8 end as "answerHours"`
