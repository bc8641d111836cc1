import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { seasonAt } from '@coffeeattack/domain/salary/season'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomesFromProof } from '../../../platform/providers/codef/income-rows.ts'
import { askedYears } from '../core/asked-years.ts'
import { type Incomes, keepIncomes } from '../core/count-income.ts'
import { pressAttempt, refusePress } from '../core/press-attempt.ts'
import { fullIncome, partOf } from '../core/shown-incomes.ts'
import { type AttemptRow, findAttempt } from '../core/store.ts'
import { changePerson } from './registration-store.ts'
import { openTaxInput } from './tax-input.ts'

type VerifyTaxInput = { userId: string; sessionId: string; id: string; cfid: string; sealedInput: string }

type TaxPress = { attempt: AttemptRow; sessionId: string; sealedInput: string }

/** The income by the tax office; none is no error, but 0 (VER-9). */
export async function verifyTax({ userId, sessionId, id, cfid, sealedInput }: VerifyTaxInput, deps: ApiDeps) {
  const attempt = await findAttempt(deps.db.drizzle, { userId, kind: 'TAX', id, cfid })
  if (!attempt) throw new Refusal('NOT_FOUND')
  const { incomeYear } = seasonAt(deps.clock(), deps.settings.salarySeason)
  const found = await fetchIncomes({ attempt, sessionId, sealedInput }, deps)
  const tax = found && found.shown.TAX
  return { salaryByTax: fullIncome(tax) ?? 0, year: tax?.year.year ?? incomeYear, partIncome: partOf(tax) }
}

async function fetchIncomes({ attempt, sessionId, sealedInput }: TaxPress, deps: ApiDeps) {
  const { userId } = attempt
  await refusePress(attempt, deps)
  const input = openTaxInput(sealedInput, attempt, deps)
  // The attempt goes on waiting: whoever has its own input can still press.
  if (!input) throw new Refusal('VERIFY_REDO')
  let kept: Incomes | null = null
  await pressAttempt(
    attempt,
    {
      sessionId,
      product: 'income',
      input,
      async confirmed(tx, data) {
        const found = incomesFromProof(data)
        const incomes = await keepIncomes(tx, { userId, source: 'TAX' }, found, deps.clock())
        await changePerson(tx, userId, { taxAskedYear: askedYears(deps).to }, deps.clock())
        if (found.length > 0) kept = incomes
      },
    },
    deps,
  )
  return kept as Incomes | null
}
