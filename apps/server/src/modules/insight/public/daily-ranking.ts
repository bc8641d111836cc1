import { type RankedJob, RANKING, rankJobs } from '@coffeeattack/domain/insight/ranking'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { offeredPeople } from './store.ts'

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
