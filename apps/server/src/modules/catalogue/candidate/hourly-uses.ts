import { MIN_PEOPLE } from '@coffeeattack/domain/report/people'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { usedTechniques, type UsedTechniques } from './store.ts'

const HOUR_MS = 3_600_000

/**
 * What people of each job work with, counted once an hour: the call does not grow with the members, and nobody sees
 * the list move while somebody saves a profile. Whoever comes while it is counted waits for the same count.
 */
export function createHourlyUses() {
  let kept: { hour: number; uses: Promise<UsedTechniques[]> } | null = null

  return function usesOf({ db, clock }: ApiDeps): Promise<UsedTechniques[]> {
    const hour = Math.floor(clock().getTime() / HOUR_MS)
    if (kept?.hour === hour) return kept.uses
    const uses = usedTechniques(db.drizzle, MIN_PEOPLE)
    const mine = (kept = { hour, uses })
    // What failed is tried again by whoever comes next.
    uses.catch(() => {
      if (kept === mine) kept = null
    })
    return uses
  }
}
