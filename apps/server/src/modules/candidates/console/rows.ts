import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { anonymousProfiles } from '../../profiles/core/anonymous-profiles.ts'
import { latestOfferStatuses, type Found } from './store.ts'

/** Rows of the list, in its order. Each is cut out of the anonymised profile, so it can hold no more than that does. */
export async function rowsOf(found: readonly Found[], { companyId }: OperatorCaller, deps: ApiDeps) {
  const ids = found.map(({ id }) => id)
  const { drizzle } = deps.db
  const profiles = new Map((await anonymousProfiles(drizzle, ids, deps)).map((one) => [one.id, one]))
  const statuses: ReadonlyMap<string, OfferStatus> = companyId
    ? await latestOfferStatuses(drizzle, companyId, ids, formatDay(kstDay(deps.clock())))
    : new Map<string, OfferStatus>()
  return found.flatMap(({ id, lastActiveAt }) => {
    const profile = profiles.get(id)
    if (!profile) return []
    return [
      {
        id,
        jobLabel: profile.jobLabel,
        jobSubLabel: profile.jobSubLabel,
        totalMonth: profile.totalMonth,
        isEmployed: profile.isEmployed,
        techStackItems: profile.techStackItems,
        hashtags: profile.hashtags,
        income: profile.income,
        hopeSalary: profile.hopeSalary,
        completenessPercent: profile.completenessPercent,
        lastActiveOn: formatDay(kstDay(lastActiveAt)),
        offerStatus: statuses.get(id) ?? null,
      },
    ]
  })
}
