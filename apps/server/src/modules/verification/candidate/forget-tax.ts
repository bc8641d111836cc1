import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countIncome } from '../core/count-income.ts'
import { lockApplicant } from '../core/store.ts'
import { forgetIncomes } from './income-store.ts'
import { changePerson } from './registration-store.ts'

/** Deletes the incomes of the tax office; those of health insurance count again. */
export async function forgetTax(userId: string, { db, clock }: ApiDeps): Promise<void> {
  await db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    await forgetIncomes(tx, { userId, source: 'TAX' })
    await countIncome(tx, { userId, preferred: 'HEALTH' }, clock())
    await changePerson(tx, userId, { taxAskedYear: null }, clock())
  })
}
