import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { totalIncome, type YearIncome } from '@coffeeattack/domain/lifetime-income/incomes'
import type { YearRange } from '@coffeeattack/domain/lifetime-income/ranges'
import { currentRun, nextRange } from '@coffeeattack/domain/lifetime-income/run'
import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { findApplicant } from '../../../verification/core/store.ts'
import { itemsOf, newestRequests, type RequestRow } from './store.ts'
import { endOverdue } from '../../jobs/store.ts'

/** How far the newest load is, with the incomes of the years that the browser does not have yet. */
export async function showProgress(userId: string, loadCount: number, deps: ApiDeps) {
  const { requests, items, next } = await stateOf(userId, deps)
  const [newest] = requests
  if (!newest) throw new Refusal('NOT_FOUND')
  const { status, loadedYears } = newest
  const fresh = new Set(loadedYears.slice(loadCount))
  return { status, loadedYears, items: items.filter(({ year }) => fresh.has(year)), next }
}

/** Everything gathered so far, or what one employer paid of it. */
export async function showItems(userId: string, company: string | undefined, deps: ApiDeps) {
  const { requests, items, next } = await stateOf(userId, deps)
  const shown = company === undefined ? items : items.filter((item) => item.company === company)
  return { items: shown, total: totalIncome(shown), status: requests[0]?.status ?? null, next }
}

type State = { requests: RequestRow[]; items: YearIncome[]; next: YearRange | null }

async function stateOf(userId: string, { db, clock }: ApiDeps): Promise<State> {
  const now = clock()
  // A call may be on its way while its account ends.
  if (!(await findApplicant(db.drizzle, userId))) throw new Refusal('UNAUTHORIZED')
  await endOverdue(db.drizzle, now, userId)
  const requests = await newestRequests(db.drizzle, userId)
  const items = await itemsOf(db.drizzle, userId)
  const years = items.map(({ year }) => year)
  // While years load nothing else is to be asked for.
  const next = requests[0]?.status === 'LOADING' ? null : nextRange(currentRun(requests, now), years, now)
  return { requests, items, next }
}
