import { Refusal } from '@coffeeattack/domain/errors/refusal'
import {
  isSameRange,
  loopOf,
  type YearRange,
  yearsToLoad,
} from '@coffeeattack/domain/insight/lifetime-ranges'
import { currentRun, loadedIn, nextRange } from '@coffeeattack/domain/insight/lifetime-run'
import type { Macs } from '../../../../platform/crypto/secrets.ts'
import type { Queries } from '../../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { type Person, statementsInput } from '../../../../platform/providers/codef/products.ts'
import { beginAttempt } from '../../../verification/core/begin-attempt.ts'
import { ownAccount, sealPerson } from '../../../verification/core/own-person.ts'
import { findApplicant, lockApplicant, SCREENS } from '../../../verification/core/store.ts'
import { loadYears, openSession } from './load-years.ts'
import {
  endOpenRequests,
  endOverdue,
  insertLoading,
  insertWaiting,
  isAttemptOpen,
  itemsOf,
  newestRequests,
  type RequestRow,
} from './store.ts'

type RequestYearsInput = { userId: string; person: Person; range: YearRange }

/**
 * Requests five years. The first request needs a confirmation on the phone; requests for earlier years use the same session of the
 * tax office while it lasts. Null if no confirmation is needed.
 */
export async function requestYears(requested: RequestYearsInput, deps: ApiDeps) {
  const phoneHashes = await ownPhone(requested, deps)
  const loop = loopOf(requested.range, deps.clock())
  if (loop === null) throw notOffered()
  const goesOn = await goOn(requested, loop, deps)
  if (!goesOn) return askPhone(requested, phoneHashes, deps)
  if (goesOn !== 'known') loadYears(goesOn, deps)
  return null
}

async function ownPhone({ userId, person }: RequestYearsInput, deps: ApiDeps): Promise<Macs> {
  const applicant = await findApplicant(deps.db.drizzle, userId)
  if (!applicant) throw new Refusal('UNAUTHORIZED')
  const { phoneHashes, birthday } = ownAccount(applicant, person, deps)
  if (birthday !== person.birthday) throw new Refusal('VERIFY_INPUT_WRONG')
  return phoneHashes
}

function goOn({ userId, person, range }: RequestYearsInput, loop: number, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    await endOverdue(tx, now, userId)
    const run = currentRun(await newestRequests(tx, userId), now)
    if (isKnown(run, range, loop)) return 'known'
    if (loop === 0) return null
    if (!(await isNext(tx, { userId, run, range, now }))) throw notOffered()
    const session = run.find(({ sessionSealed }) => sessionSealed !== null)?.sessionSealed
    if (!session) return null
    const id = deps.ids.next()
    await insertLoading(tx, { id, userId, ...range, sessionSealed: session, createdAt: now })
    const years = yearsToLoad(range, { confirmed: false, loaded: loadedIn(run) })
    return { userId, requestId: id, person, session: openSession(session, deps), years }
  })
}

/** A request that is loading or was loaded is not repeated, so a second click changes nothing. A first request starts again. */
function isKnown(run: readonly RequestRow[], range: YearRange, loop: number): boolean {
  return run.some(
    (request) =>
      isSameRange(request, range) &&
      (request.status === 'LOADING' || (request.status === 'DONE' && loop > 0)),
  )
}

type NextRangeQuery = { userId: string; run: readonly RequestRow[]; range: YearRange; now: Date }

async function isNext(tx: Queries, { userId, run, range, now }: NextRangeQuery): Promise<boolean> {
  const items = await itemsOf(tx, userId)
  const next = nextRange(
    run,
    items.map(({ year }) => year),
    now,
  )
  return next !== null && isSameRange(next, range)
}

async function askPhone({ userId, person, range }: RequestYearsInput, phoneHashes: Macs, deps: ApiDeps) {
  const cfid = deps.ids.next()
  const begun = await beginAttempt(
    {
      userId,
      phoneHashes,
      kind: 'LIFETIME',
      product: 'statements',
      cfid,
      input: statementsInput(person, cfid, range.endYear),
      consent: { kind: 'thirdParty', screen: SCREENS.lifetime },
      loginTypeLevel: person.loginTypeLevel,
      telecom: person.telecom,
      inputsSealed: sealPerson(person, deps),
    },
    deps,
  )
  const createdAt = deps.clock()
  await deps.db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    // A later request may have replaced this one while the tax office was asked.
    if (!(await isAttemptOpen(tx, begun.id))) throw new Refusal('VERIFY_REDO')
    await endOpenRequests(tx, userId, createdAt)
    await insertWaiting(tx, { id: deps.ids.next(), userId, attemptId: begun.id, ...range, createdAt })
  })
  return begun
}

const notOffered = () =>
  new Refusal('INVALID_INPUT', { fields: { startYear: '지금 부를 수 있는 해가 아니에요' } })
