import { paths } from '@coffeeattack/contract/pages'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  totalIncome,
  type YearColumn,
  yearColumns,
  type YearIncome,
} from '@coffeeattack/domain/insight/lifetime-incomes'
import type { YearRange } from '@coffeeattack/domain/insight/lifetime-ranges'
import { currentRun, isOver, nextRange } from '@coffeeattack/domain/insight/lifetime-run'
import { shapeOf, shareEnd } from '@coffeeattack/domain/insight/lifetime-share'
import { lifetimeStanding as standing } from '@coffeeattack/domain/insight/market'
import type { Queries } from '../../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { findApplicant, lockApplicant } from '../../../verification/core/store.ts'
import {
  deleteShares,
  endOverdue,
  findShared,
  forgetSessions,
  itemsOf,
  newestRequests,
  type RequestRow,
  saveShare,
  shareOf,
  totalsOfOthers,
} from './store.ts'

/** The progress of the newest load, with the incomes of the years that the browser does not have yet. */
export async function showProgress(userId: string, loadCount: number, deps: ApiDeps) {
  const { requests, items, next } = await stateOf(userId, deps)
  const [newest] = requests
  if (!newest) throw new Refusal('NOT_FOUND')
  const { status, loadedYears } = newest
  const fresh = new Set(loadedYears.slice(loadCount))
  return { status, loadedYears, items: items.filter(({ year }) => fresh.has(year)), next }
}

/** All incomes so far, or those from one employer. */
export async function showItems(userId: string, company: string | undefined, deps: ApiDeps) {
  const { requests, items, next } = await stateOf(userId, deps)
  const shown = company === undefined ? items : items.filter((item) => item.company === company)
  return { items: shown, total: totalIncome(shown), status: requests[0]?.status ?? null, next }
}

type LifetimeState = { requests: RequestRow[]; items: YearIncome[]; next: YearRange | null }

async function stateOf(userId: string, { db, clock }: ApiDeps): Promise<LifetimeState> {
  const now = clock()
  // The account may have ended during the request.
  if (!(await findApplicant(db.drizzle, userId))) throw new Refusal('UNAUTHORIZED')
  await endOverdue(db.drizzle, now, userId)
  const requests = await newestRequests(db.drizzle, userId)
  const items = await itemsOf(db.drizzle, userId)
  const years = items.map(({ year }) => year)
  // Nothing else can be requested while years load.
  const next = requests[0]?.status === 'LOADING' ? null : nextRange(currentRun(requests, now), years, now)
  return { requests, items, next }
}

/** The result. The session of the tax office is no longer needed and is deleted. */
export async function completeLifetime(userId: string, deps: ApiDeps) {
  const { drizzle } = deps.db
  const now = deps.clock()
  await endOverdue(drizzle, now, userId)
  const { total, percentile } = await resultOf(drizzle, userId)
  await forgetSessions(drizzle, userId)
  const kept = await shareOf(drizzle, userId, now)
  const share = kept && { shareId: kept.id, url: shareUrl(kept.id, deps), showTotal: kept.total !== null }
  return { total, percentile, share }
}

type LifetimeResult = { total: number; percentile: number | null; columns: YearColumn[] }

/** The sum and its rank. Refused while years load and before any year was loaded. */
export async function resultOf(db: Queries, userId: string): Promise<LifetimeResult> {
  const requests = await newestRequests(db, userId)
  const isReady =
    requests.every(({ status }) => isOver(status)) && requests.some(({ status }) => status === 'DONE')
  if (!isReady) throw new Refusal('LIFETIME_INCOME_NOT_READY')
  const items = await itemsOf(db, userId)
  const total = totalIncome(items)
  // A sum of zero has no rank.
  const percentile = total > 0 ? standing(total, await totalsOfOthers(db, userId)) : null
  return { total, percentile, columns: yearColumns(items) }
}

const shareUrl = (id: string, { settings }: Pick<ApiDeps, 'settings'>): string =>
  settings.appOrigin + paths.sharedMoney(id)

/**
 * Makes a link to the current result, with the sum only if the person agrees. A person has one link; making it again replaces its
 * content, so that the sum can be hidden again.
 */
export async function shareLifetime(
  { userId, showTotal }: { userId: string; showTotal: boolean },
  deps: ApiDeps,
) {
  return deps.db.transaction(async (tx) => {
    if (!(await lockApplicant(tx, userId))) throw new Refusal('UNAUTHORIZED')
    const now = deps.clock()
    const { total, percentile, columns } = await resultOf(tx, userId)
    const id = (await shareOf(tx, userId, now))?.id ?? deps.ids.next()
    const result = { total: showTotal ? total : null, percentile, shape: shapeOf(columns) }
    await saveShare(tx, { id, userId, ...result, createdAt: now, expiresAt: shareEnd(now) })
    return { shareId: id, url: shareUrl(id, deps) }
  })
}

export async function endLifetimeShare(userId: string, { db }: ApiDeps): Promise<void> {
  await deleteShares(db.drizzle, userId)
}

export async function showSharedYears(id: string, { db, clock }: ApiDeps) {
  const shared = await findShared(db.drizzle, id, clock())
  if (!shared) throw new Refusal('NOT_FOUND')
  return { ...shared, shape: [...shared.shape] }
}
