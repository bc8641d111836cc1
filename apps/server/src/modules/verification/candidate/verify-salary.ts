import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { refusePress } from '../core/press-attempt.ts'
import { toldIncomes } from '../core/shown-incomes.ts'
import { addFacts, type AttemptRow, lockApplicant, lockFacts } from '../core/store.ts'
import { PREMIUM_WITHIN_MS } from './begin-career.ts'
import { confirmCareer, findCareerAttempt, type PressedAttempt } from './confirm-career.ts'
import { keepIncomes } from './incomes.ts'

/** As long as a person looks at the progress before they wonder. */
const WAIT = { forMs: 12_000, lookEveryMs: 100 } as const

/**
 * The income by health insurance. It comes with the career's confirmation, so whichever of this call and `submit` is
 * first makes the press; then it waits, within bounds, for the premiums that arrive in the background.
 */
export async function verifySalary(named: PressedAttempt, deps: ApiDeps) {
  const attempt = await findCareerAttempt(named, deps)
  if (attempt.state === 'PENDING') await confirmCareer(attempt, named.sessionId, deps)
  await premiumsArrived(named, deps)
  const { shown, salaryType } = await takeIncomes(attempt, deps)
  const year = shown.HEALTH?.year.year ?? salarySeason(deps.settings.salarySeason).incomeYear
  return { ...toldIncomes(shown, salaryType), year }
}

/** Another process may be the one that gets them, so the attempt's row is looked at, not a promise. */
async function premiumsArrived(named: PressedAttempt, deps: ApiDeps): Promise<void> {
  const until = deps.clock().getTime() + WAIT.forMs
  for (;;) {
    const attempt = await findCareerAttempt(named, deps)
    if (attempt.state === 'DONE' && attempt.facts?.incomes !== undefined) return
    // Somebody else's press is under way; any other state means that it came to nothing.
    if (attempt.state !== 'CALLING' && attempt.state !== 'DONE') await refusePress(attempt, deps)
    if (canNoLongerCome(attempt, deps)) throw new Refusal('VERIFY_LOAD_FAILED')
    if (deps.clock().getTime() >= until || attempt.state === 'PENDING')
      throw new Refusal('VERIFY_NOT_COMPLETED')
    await sleep(WAIT.lookEveryMs)
  }
}

/** The process that waited for them is gone. */
function canNoLongerCome({ startedAt }: AttemptRow, { clock }: ApiDeps): boolean {
  return clock().getTime() - startedAt.getTime() > PREMIUM_WITHIN_MS
}

function takeIncomes({ id, userId }: AttemptRow, deps: ApiDeps) {
  return deps.db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    const incomes = (await lockFacts(tx, id))?.incomes
    if (incomes === 'FAILED') throw new Refusal('VERIFY_LOAD_FAILED')
    if (incomes === undefined || incomes === 'TAKEN') throw new Refusal('VERIFY_REDO')
    await addFacts(tx, id, { incomes: 'TAKEN' })
    return keepIncomes(tx, { userId, source: 'HEALTH' }, incomes, deps)
  })
}
