import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { yearsToLoad } from '@coffeeattack/domain/insight/lifetime-ranges'
import { currentRun, loadedIn } from '@coffeeattack/domain/insight/lifetime-run'
import type { ApiDeps } from '../../../../platform/http/handle.ts'
import { type Person, statementsInput } from '../../../../platform/providers/codef/products.ts'
import { sessionOf, statementsOf } from '../../../../platform/providers/codef/statement-rows.ts'
import { openPerson } from '../../../verification/core/own-person.ts'
import { pressAttempt, refusePress } from '../../../verification/core/press-attempt.ts'
import { type AttemptRow, findAttempt } from '../../../verification/core/store.ts'
import { loadYears, saveYear, sealSession } from './load-years.ts'
import { failWaiting, newestRequests, requestOfAttempt, type RequestRow, startLoading } from './store.ts'

type PressedAttempt = { userId: string; sessionId: string; id: string; cfid: string }

/**
 * The person pressed 'done' after confirming on the phone. Returns the newest year at once and loads the others, which are the requested
 * ones and 2018 to 2022, in the background. A repeated press finds the same load.
 */
export async function verifyLifetime({ userId, sessionId, id, cfid }: PressedAttempt, deps: ApiDeps) {
  const attempt = await findAttempt(deps.db.drizzle, { userId, kind: 'LIFETIME', id, cfid })
  const request = attempt && (await requestOfAttempt(deps.db.drizzle, attempt.id))
  if (!attempt || !request) throw new Refusal('NOT_FOUND')
  if (attempt.state === 'DONE') return
  if (attempt.inputsSealed === null) return refusePress(attempt, deps)
  const person = openPerson(attempt.inputsSealed, deps)
  const session = await confirm({ attempt, sessionId, request, person }, deps)
  if (!session) return
  const loaded = loadedIn(currentRun(await newestRequests(deps.db.drizzle, userId), deps.clock()))
  const years = yearsToLoad(request, { confirmed: true, loaded })
  loadYears({ userId, requestId: request.id, person, session, years }, deps)
}

type ConfirmInput = { attempt: AttemptRow; sessionId: string; request: RequestRow; person: Person }

/** The session for the other years; null if there is none or the request was ended meanwhile. */
async function confirm({ attempt, sessionId, request, person }: ConfirmInput, deps: ApiDeps) {
  const { userId } = attempt
  let session: string | null = null
  try {
    await pressAttempt(
      attempt,
      {
        sessionId,
        product: 'statements',
        input: statementsInput(person, attempt.cfid, request.endYear),
        async confirmed(tx, data) {
          session = sessionOf(data)
          const now = deps.clock()
          if (!session) return failWaiting(tx, request.id, now)
          const sessionSealed = sealSession(session, deps)
          if (!(await startLoading(tx, request.id, { sessionSealed, now }))) return void (session = null)
          const year = { year: request.endYear, found: statementsOf(data) }
          await saveYear(tx, { userId, requestId: request.id }, year, deps)
        },
      },
      deps,
    )
  } catch (error) {
    if (!isUnconfirmed(error)) await failWaiting(deps.db.drizzle, request.id, deps.clock())
    throw error
  }
  return session
}

/** The attempt stays open for another press. */
const isUnconfirmed = (error: unknown) =>
  error instanceof Refusal &&
  (error.situation === 'VERIFY_NOT_COMPLETED' || error.situation === 'VERIFY_NOT_COMPLETED_TWICE')
