import { FALLBACK_TECH_STACK, recommendedTechStack } from '@coffeeattack/domain/profile/tech-stack'
import type { ApiDeps } from '../../http/handle.ts'
import { techniquesFor } from './store.ts'

const RECOMMENDED = 10

/** What people of a job work with, most common first; the fallback for no job, an unknown one, or after an error. */
export async function recommendTechniques(job: string | undefined, deps: ApiDeps) {
  const items = recommendedTechStack(await load(job?.trim() ?? '', deps))
  return { items: items.length > 0 ? [...items] : [...FALLBACK_TECH_STACK] }
}

async function load(job: string, { db, log, report }: ApiDeps): Promise<string[] | Error> {
  try {
    return await techniquesFor(db.drizzle, job, RECOMMENDED)
  } catch (err) {
    log.error({ err }, '추천할 기술을 불러오지 못했어요.')
    report(err)
    return err instanceof Error ? err : new Error(String(err))
  }
}
