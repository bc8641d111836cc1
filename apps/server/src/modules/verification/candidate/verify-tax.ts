import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomesFromProof } from '../../../platform/providers/codef/income-rows.ts'
import { pressAttempt, refusePress } from '../core/press-attempt.ts'
import { fullIncome, partOf } from '../core/shown-incomes.ts'
import { type AttemptRow, closeAttempt, findAttempt } from '../core/store.ts'
import type { TaxInputs } from './begin-tax.ts'
import { type Incomes, keepIncomes } from './incomes.ts'

type Named = { userId: string; sessionId: string; id: string; cfid: string }

type TaxPress = { attempt: AttemptRow; sessionId: string }

/** The income by the tax office; none is no error, but 0 (VER-9). */
export async function verifyTax({ userId, sessionId, id, cfid }: Named, inputs: TaxInputs, deps: ApiDeps) {
  const attempt = await findAttempt(deps.db.drizzle, { userId, kind: 'TAX', id, cfid })
  if (!attempt) throw new Refusal('NOT_FOUND')
  const { incomeYear } = salarySeason(deps.settings.salarySeason)
  const found = await fetchIncomes({ attempt, sessionId }, inputs, deps)
  const tax = found && found.shown.TAX
  return { salaryByTax: fullIncome(tax) ?? 0, year: tax?.year.year ?? incomeYear, partIncome: partOf(tax) }
}

async function fetchIncomes({ attempt, sessionId }: TaxPress, inputs: TaxInputs, deps: ApiDeps) {
  const { id, userId } = attempt
  await refusePress(attempt, deps)
  const input = inputs.of(userId, id)
  if (!input) {
    // The process that knew them is gone, and they stand nowhere else.
    await closeAttempt(deps.db.drizzle, id, 'DEAD', deps.clock())
    throw new Refusal('VERIFY_REDO')
  }
  let kept: Incomes | null = null
  try {
    await pressAttempt(
      attempt,
      {
        sessionId,
        product: 'income',
        input,
        async confirmed(tx, data) {
          const found = incomesFromProof(data)
          const incomes = await keepIncomes(tx, { userId, source: 'TAX' }, found, deps)
          if (found.length > 0) kept = incomes
        },
      },
      deps,
    )
  } catch (error) {
    if (!isUnconfirmed(error)) inputs.forget(userId, id)
    throw error
  }
  inputs.forget(userId, id)
  return kept as Incomes | null
}

/** The attempt lives on, and the next press needs the inputs again. */
const isUnconfirmed = (error: unknown) =>
  error instanceof Refusal &&
  (error.situation === 'VERIFY_NOT_COMPLETED' || error.situation === 'VERIFY_NOT_COMPLETED_TWICE')
