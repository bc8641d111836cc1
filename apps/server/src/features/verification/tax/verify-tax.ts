import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../../http/handle.ts'
import { incomesFromProof, type VerifiedIncome } from '../../../providers/codef/income-rows.ts'
import { closeAttempt, findAttempt, type AttemptRow } from '../../../verifying/attempt-store.ts'
import { press, refusePress } from '../../../verifying/press.ts'
import { incomesToKeep } from '../income/incomes-to-keep.ts'
import { keepIncomes } from '../income/incomes.ts'
import type { TaxInputs } from './tax-inputs.ts'

type Named = { userId: string; id: string; cfid: string }

/** The income by the tax office; none is no error, but 0 (VER-9). */
export async function verifyTax({ userId, id, cfid }: Named, inputs: TaxInputs, deps: ApiDeps) {
  const attempt = await findAttempt(deps.db.drizzle, { userId, kind: 'TAX', id, cfid })
  if (!attempt) throw new Refusal('NOT_FOUND')
  const { incomeYear } = salarySeason(deps.settings.salarySeason)
  const [shown] = incomesToKeep(await fetchIncomes(attempt, inputs, deps), incomeYear)
  return { salaryByTax: shown?.amount ?? 0, year: shown?.year ?? incomeYear }
}

async function fetchIncomes(attempt: AttemptRow, inputs: TaxInputs, deps: ApiDeps) {
  const { id, userId } = attempt
  await refusePress(attempt, deps)
  const input = inputs.of(userId, id)
  if (!input) {
    // The process that knew them is gone, and they stand nowhere else.
    await closeAttempt(deps.db.drizzle, id, 'DEAD', deps.clock())
    throw new Refusal('VERIFY_REDO')
  }
  let found: VerifiedIncome[] = []
  try {
    await press(
      attempt,
      {
        product: 'income',
        input,
        async confirmed(tx, data) {
          found = incomesFromProof(data)
          await keepIncomes(tx, { userId, source: 'TAX' }, found, deps)
        },
      },
      deps,
    )
  } catch (error) {
    if (!isUnconfirmed(error)) inputs.forget(userId, id)
    throw error
  }
  inputs.forget(userId, id)
  return found
}

/** The attempt lives on, and the next press needs the inputs again. */
const isUnconfirmed = (error: unknown) =>
  error instanceof Refusal &&
  (error.situation === 'VERIFY_NOT_COMPLETED' || error.situation === 'VERIFY_NOT_COMPLETED_TWICE')
