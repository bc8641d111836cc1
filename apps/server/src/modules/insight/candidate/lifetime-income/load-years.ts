import { totalIncome } from '@coffeeattack/domain/insight/lifetime-incomes'
import type { Queries } from '../../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { type Person, statementsInput } from '../../../../platform/providers/codef/products.ts'
import { type PaidIncome, statementsOf } from '../../../../platform/providers/codef/statement-rows.ts'
import { ProviderUnavailable } from '../../../../platform/providers/deadline.ts'
import { noteRefusal, ProviderFault } from '../../../verification/core/begin-attempt.ts'
import { countStatedYear } from '../../../verification/core/count-stated-year.ts'
import { lockApplicant } from '../../../verification/core/store.ts'
import { addLoadedYear, finishLoading, forgetSessions, replaceYear } from './store.ts'

export type YearsToLoad = {
  userId: string
  requestId: string
  person: Person
  /** The tax office's session. It and the person's data are only in memory while the years load. */
  session: string
  years: readonly number[]
}

/** All retries of a year end before a load without progress counts as failed. */
const YEAR = { tries: 2, withinMs: 30_000, pauseMs: 500 } as const

/**
 * Loads one year after the other in the background. The progress is in the database, where every process finds it; if this process
 * dies, the load makes no progress and counts as failed after a while.
 */
export function loadYears(load: YearsToLoad, deps: ApiDeps): void {
  run(load, deps).catch((err: unknown) => deps.log.warn({ err, load: load.requestId }, 'years not loaded'))
}

async function run(load: YearsToLoad, deps: ApiDeps): Promise<void> {
  const { drizzle } = deps.db
  for (const year of load.years) {
    const found = deps.stopping.aborted ? null : await yearOf(load, year, deps)
    if (!found) {
      // The next attempt needs a new confirmation, so the session is deleted before the failure is visible.
      await forgetSessions(drizzle, load.userId)
      return finishLoading(drizzle, load.requestId, 'FAILED', deps.clock())
    }
    const saved = await deps.db.transaction((tx) => saveYear(tx, load, { year, found }, deps))
    // The load was ended meanwhile, or the person has left.
    if (!saved) return
  }
  await finishLoading(drizzle, load.requestId, 'DONE', deps.clock())
}

type LoadedYear = { year: number; found: readonly PaidIncome[] }

/** Saves the year and its incomes in one transaction, so that a loaded year always has its incomes. */
export async function saveYear(
  tx: Queries,
  { userId, requestId }: Pick<YearsToLoad, 'userId' | 'requestId'>,
  { year, found }: LoadedYear,
  deps: ApiDeps,
): Promise<boolean> {
  const applicant = await lockApplicant(tx, userId)
  if (!applicant) return false
  if (!(await addLoadedYear(tx, requestId, year, deps.clock()))) return false
  const items = found.filter((item) => item.year === year)
  await replaceYear(tx, { userId, year }, items)
  await countStatedYear(tx, applicant, { year, amount: totalIncome(items) }, deps)
  return true
}

/** Null if the tax office does not answer or the session has expired. */
async function yearOf(load: YearsToLoad, year: number, deps: ApiDeps): Promise<PaidIncome[] | null> {
  for (let tried = 1; ; tried++) {
    try {
      return await askForYear(load, year, deps)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      if (tried === YEAR.tries) return null
      await deps.pause(YEAR.pauseMs)
    }
  }
}

async function askForYear({ person, session }: YearsToLoad, year: number, deps: ApiDeps) {
  const cfid = deps.ids.next()
  const input = statementsInput(person, cfid, year, session)
  const exchange = await deps.providers.codef.resume('statements', input, YEAR.withinMs)
  const { meaning, data, code } = exchange
  if (meaning.kind === 'success') return statementsOf(data)
  if (meaning.kind === 'nothing') return []
  noteRefusal(exchange, cfid, deps)
  if (meaning.kind === 'refused' && meaning.ourFault) deps.report(new ProviderFault(code))
  return null
}

const PLACE = 'lifetime_requests.session_sealed'

/** Stored sealed, so that any process can continue with the next request. */
export const sealSession = (session: string, { secrets }: ApiDeps): string => secrets.seal(session, PLACE)

export const openSession = (sealed: string, { secrets }: ApiDeps): string => secrets.open(sealed, PLACE)
