import { paths } from '@coffeeattack/contract/pages'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type Alike, alikeAt, alikeOf, bandOf } from '@coffeeattack/domain/insight/alike'
import { marketOf, topPercent } from '@coffeeattack/domain/insight/market'
import { pathOf, type PathYear, riseOf } from '@coffeeattack/domain/insight/own-path'
import { peerGroupText, type Person, toldGroup } from '@coffeeattack/domain/insight/peers'
import { graphShown, type Shown, type ShownKind, shownUntil } from '@coffeeattack/domain/insight/shown'
import { ownMonths } from '@coffeeattack/domain/profiles/own-months'
import { isSelectable } from '@coffeeattack/domain/salary/limits'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { PeersOf } from '../core/peer-cache.ts'
import { bandsOf, findShown } from '../core/store.ts'
import { findStandingEarner as findEarner, saveShare, type StandingEarner } from './store.ts'

type Earner = StandingEarner & ReturnType<typeof ownMonths>

type StandingDeps = Pick<ApiDeps, 'db' | 'clock'>

/** The caller's verified incomes by year and their rank among similar people (PUB-7). */
export async function showStanding(userId: string, peersOf: PeersOf, deps: StandingDeps) {
  const found = await findEarner(deps.db.drizzle, userId)
  if (!found) throw new Refusal('UNAUTHORIZED')
  const earner = { ...found, ...ownMonths(found.careers, deps.clock()) }
  const path = pathOf(earner.incomes)
  const alike = await alikeAlong(userId, earner, path, deps)
  const rise = riseOf(path)
  const income = isSelectable(earner.verifiedIncome) ? earner.verifiedIncome : null
  return {
    salaryType: earner.salaryType,
    income,
    incomeYear: earner.incomeYear,
    incomeItems: path.map((year) => ({
      ...year,
      // A part of a year is not compared with whole years.
      alike: alike && year.whole ? alikeAt(alike.figures, monthsAt(earner, path, year)) : null,
    })),
    rise: rise && { from: rise.from.year, to: rise.to.year, amount: rise.amount, rate: rise.rate },
    alikeGroup: alike && groupOf(earner, alike),
    place: await placeOf(earner, income, (me) => peersOf({ userId, me }, deps)),
  }
}

export type Standing = Awaited<ReturnType<typeof showStanding>>

async function alikeAlong(userId: string, earner: Earner, path: readonly PathYear[], { db }: StandingDeps) {
  const { jobLabel, jobSubLabel } = earner
  if (jobLabel === null || !path.some(({ whole }) => whole)) return null
  const needed = path.map((year) => bandOf(monthsAt(earner, path, year)))
  // One more band at each end, to interpolate.
  const [first, last] = [Math.max(0, Math.min(...needed) - 1), Math.max(...needed) + 1]
  const bands = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return alikeOf(jobLabel, await bandsOf(db.replica, { userId, jobLabel, jobSubLabel, bands }))
}

/** The length of the whole career belongs to the newest verified year, as in the report; each earlier year is one year less. */
function monthsAt({ totalMonth }: Earner, path: readonly PathYear[], { year }: PathYear): number {
  return Math.max(0, totalMonth - 12 * (path.at(-1)!.year - year))
}

function groupOf({ jobLabel, jobSubLabel }: Earner, { circle, people }: Alike) {
  return { jobLabel: jobLabel ?? '', jobSubLabel: circle === 'KIND' ? jobSubLabel : null, people }
}

/** From the same circle as the report, so that the two never differ. */
async function placeOf(earner: Earner, income: number | null, peersOf: (me: Person) => ReturnType<PeersOf>) {
  const { jobLabel, jobSubLabel, totalMonth } = earner
  if (jobLabel === null || income === null) return null
  const me = { jobLabel, jobSubLabel, totalMonth }
  const { earning } = await peersOf(me)
  const market = earning && marketOf(earning.people)
  if (!market) return null
  return { percentile: topPercent(market, income), peerGroup: toldGroup(earning) }
}

type ShareStandingInput = { kind: ShownKind; withAmounts: boolean }

/** Makes a page with today's result, as far as the person agreed to show it (PUB-5). */
export async function shareStanding(
  userId: string,
  { kind, withAmounts }: ShareStandingInput,
  peersOf: PeersOf,
  deps: ApiDeps,
) {
  const standing = await showStanding(userId, peersOf, deps)
  const shown =
    kind === 'graph' ? graphShown(standing.incomeItems, withAmounts) : secretShown(standing, withAmounts)
  if (!shown) throw new Refusal('NOTHING_TO_SHARE')
  const shareId = deps.ids.next()
  const now = deps.clock()
  await saveShare(deps.db.drizzle, { id: shareId, userId, shown, createdAt: now, expiresAt: shownUntil(now) })
  const page = kind === 'graph' ? paths.sharedGraph(shareId) : paths.sharedSecret(shareId)
  return { shareId, url: deps.settings.appOrigin + page }
}

function secretShown({ place, income }: Standing, withAmounts: boolean): Shown | null {
  if (!place) return null
  return {
    kind: 'secret',
    topPercent: place.percentile,
    group: peerGroupText(place.peerGroup),
    income: withAmounts ? income : null,
  }
}

/** Anybody with the address can read this, so it does not identify the person. */
export async function showSharedStanding(id: string, { db, clock }: Pick<ApiDeps, 'db' | 'clock'>) {
  const shown = await findShown(db.drizzle, id, clock())
  if (!shown) throw new Refusal('NOT_FOUND')
  return shown
}
