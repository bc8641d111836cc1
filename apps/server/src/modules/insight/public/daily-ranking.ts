import { type OfferedPerson, type RankedJob, RANKING, rankJobs } from '@coffeeattack/domain/insight/ranking'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { deliveredWithin } from '../../offers/core/sql.ts'

type Ranking = { day: string; items: RankedJob[] }

/**
 * The ranking of a day in Seoul counts offers delivered before that day. So it is the same in every process, it does not change with
 * a single offer, and it is computed once; requests during the computation wait for it.
 */
export function createDailyRanking() {
  let kept: { day: number; ranking: Promise<Ranking> } | null = null

  return function rankingOf({ db, clock }: ApiDeps): Promise<Ranking> {
    const day = kstDay(clock())
    if (kept?.day === day) return kept.ranking
    const ranking = reckon(day, db)
    const mine = (kept = { day, ranking })
    // After a failure the next request computes it again.
    ranking.catch(() => {
      if (kept === mine) kept = null
    })
    return ranking
  }
}

async function reckon(day: number, { replica }: ApiDeps['db']): Promise<Ranking> {
  const span = { from: startOfKstDay(day - RANKING.days), until: startOfKstDay(day) }
  return { day: formatDay(day), items: rankJobs(await offeredPeople(replica, span)) }
}

/**
 * One row for each person with offers in the span whose job is in the catalogue; a typed job could name a person. A partial index
 * holds the offers with a salary that were not withdrawn.
 */
const OFFERED = `
  with offered as (
    select candidate_id, avg((salary_min + salary_max) / 2.0)::float as offered, avg(income_basis)::float as income,
      array_agg(distinct company_id) as company_ids, max(deliver_at) as newest
    from offers
    where salary_min is not null and ${deliveredWithin('offers', '$1', '$2')} and company_id is not null
    group by candidate_id
  ), placed as (
    select u.job_label, u.job_sub_label, o.*,
      row_number() over (partition by u.job_label, u.job_sub_label order by o.newest desc, u.id) as place
    from offered o
    join users u on u.id = o.candidate_id and ${hasNotLeft('u')}
    join jobs j on j.label = u.job_label and j.sub_label = u.job_sub_label
  )
  select job_label as "jobLabel", job_sub_label as "jobSubLabel", offered, income, company_ids as "companyIds"
  from placed where place <= ${RANKING.people}`

async function offeredPeople(db: Queries, span: { from: Date; until: Date }) {
  return (await db.$client.query<OfferedPerson>(OFFERED, [span.from, span.until])).rows
}
