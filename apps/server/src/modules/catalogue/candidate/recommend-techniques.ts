import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { recommendedTechStack, techniquesOfJob } from '@coffeeattack/domain/profiles/tech-stack'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { curatedTechniques } from '../core/curated-techniques.ts'
import { type UsedTechniques, usedTechniques } from './store.ts'

type JobQuery = { jobLabel?: string | undefined; jobSubLabel?: string | undefined }

/** Techniques that people of the job use, then curated ones; a fixed list only if counting fails (PRO-9). */
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
 * The techniques of each job, counted once an hour, so that a call's cost does not grow with the members and the list does not show
 * when somebody saves a profile. Requests during a count wait for it.
 */
function createHourlyUses() {
  let kept: { hour: number; uses: Promise<UsedTechniques[]> } | null = null

  return function usesOf({ db, clock }: ApiDeps): Promise<UsedTechniques[]> {
    const hour = Math.floor(clock().getTime() / HOUR_MS)
    if (kept?.hour === hour) return kept.uses
    const uses = usedTechniques(db.replica, MIN_PEOPLE)
    const mine = (kept = { hour, uses })
    // After a failure the next request counts again.
    uses.catch(() => {
      if (kept === mine) kept = null
    })
    return uses
  }
}
