import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { recommendedTechStack, techniquesOfJob } from '@coffeeattack/domain/profiles/tech-stack'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { curatedTechniques } from '../core/curated-techniques.ts'
import { type UsedTechniques, usedTechniques } from './store.ts'

type JobQuery = { jobLabel?: string | undefined; jobSubLabel?: string | undefined }

/** What people of the job really use, then what we curated for it; the fallback only when the count fails (PRO-9). */
export function createRecommendation() {
  const usesOf = createHourlyUses()

  return async function recommendTechniques(job: JobQuery, deps: ApiDeps) {
    return { items: [...recommendedTechStack(await load(job, deps))] }
  }

  async function load({ jobLabel = '', jobSubLabel }: JobQuery, deps: ApiDeps): Promise<string[] | Error> {
    try {
      const uses = await usesOf(deps)
      const used = uses.find((use) => use.jobLabel === jobLabel && use.jobSubLabel === (jobSubLabel ?? null))
      return techniquesOfJob(used?.names ?? [], curatedTechniques({ jobLabel, jobSubLabel }))
    } catch (err) {
      deps.log.error({ err }, '추천할 기술을 불러오지 못했어요.')
      deps.report(err)
      return err instanceof Error ? err : new Error(String(err))
    }
  }
}

const HOUR_MS = 3_600_000

/**
 * What people of each job work with, counted once an hour: the call does not grow with the members, and nobody sees
 * the list move while somebody saves a profile. Whoever comes while it is counted waits for the same count.
 */
function createHourlyUses() {
  let kept: { hour: number; uses: Promise<UsedTechniques[]> } | null = null

  return function usesOf({ db, clock }: ApiDeps): Promise<UsedTechniques[]> {
    const hour = Math.floor(clock().getTime() / HOUR_MS)
    if (kept?.hour === hour) return kept.uses
    const uses = usedTechniques(db.replica, MIN_PEOPLE)
    const mine = (kept = { hour, uses })
    // What failed is tried again by whoever comes next.
    uses.catch(() => {
      if (kept === mine) kept = null
    })
    return uses
  }
}
