import { recommendedTechStack, techniquesOfJob } from '@coffeeattack/domain/profile/tech-stack'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { curatedTechniques } from '../core/curated-techniques.ts'
import { createHourlyUses } from './hourly-uses.ts'

type Asked = { jobLabel?: string | undefined; jobSubLabel?: string | undefined }

/** What people of the job really use, then what we curated for it; the fallback only when the count fails (PRO-9). */
export function createRecommendation() {
  const usesOf = createHourlyUses()

  return async function recommendTechniques(job: Asked, deps: ApiDeps) {
    return { items: [...recommendedTechStack(await load(job, deps))] }
  }

  async function load({ jobLabel = '', jobSubLabel }: Asked, deps: ApiDeps): Promise<string[] | Error> {
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
