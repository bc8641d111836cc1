import { firstDayOfMonth, formatDay, kstMonth, startOfKstDay } from '@coffeeattack/domain/kst'
import { type Days, type HomePeriod, periodAt } from '@coffeeattack/domain/upkeep/period'
import { registrationSteps } from '@coffeeattack/domain/verification/steps'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countOpen } from '../../desk/core/store.ts'
import { countOpenReports } from '../../talk/core/store.ts'
import { countFailures, countFigures, countOwnWaiting, countSteps } from './house-store.ts'

type HouseQuery = { period?: HomePeriod | undefined }

/** The admins' home (BIZ-18): figures of the whole service, without names. */
export async function showHouse({ period = 'week' }: HouseQuery, deps: ApiDeps) {
  const { drizzle } = deps.db
  const now = deps.clock()
  const { days, before } = periodAt(period, now)
  const [waiting, figures, counted, countedBefore, failures] = await Promise.all([
    countWaiting(deps, now),
    countFigures(drizzle, { days, before }),
    countSteps(drizzle, days),
    countSteps(drizzle, before),
    countFailures(drizzle, days),
  ])
  return {
    period,
    days: asText(days),
    before: asText(before),
    waiting,
    figures,
    steps: registrationSteps.map((step) => ({ step, count: counted[step], before: countedBefore[step] })),
    failures,
  }
}

const asText = ({ from, until }: Days) => ({ from: formatDay(from), until: formatDay(until) })

/** Without the agents' talks about broken promises, which are for agents only (KEEP-5). */
async function countWaiting({ db: { drizzle } }: ApiDeps, now: Date) {
  const thisMonth = startOfKstDay(firstDayOfMonth(kstMonth(now)))
  const [own, reportedPosts, openInquiries, wishes, applications] = await Promise.all([
    countOwnWaiting(drizzle, thisMonth),
    countOpenReports(drizzle),
    countOpen(drizzle, 'inquiries'),
    countOpen(drizzle, 'more_offer_requests'),
    countOpen(drizzle, 'agent_applications'),
  ])
  return { ...own, reportedPosts, openInquiries, openRequests: wishes + applications }
}
