import { type RankedJob, RANKING, rankJobs } from '@coffeeattack/domain/insight/ranking'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { offeredPeople } from './store.ts'

type Ranking = { day: string; items: RankedJob[] }

/**
 * The ranking of a Seoul day stands on what was delivered before it began: it is the same in every process, nobody can
 * watch it move with an offer, and it is reckoned once. Whoever comes while it is reckoned waits for the same one.
 */
export function createDailyRanking() {
  let kept: { day: number; ranking: Promise<Ranking> } | null = null

  return function rankingOf({ db, clock }: ApiDeps): Promise<Ranking> {
    const day = kstDay(clock())
    if (kept?.day === day) return kept.ranking
    const ranking = reckon(day, db)
    const mine = (kept = { day, ranking })
    // What failed is tried again by whoever comes next.
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
