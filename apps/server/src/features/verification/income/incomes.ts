import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { salarySeason } from '@coffeeattack/domain/salary/season'
import type { Queries } from '../../../db/queries.ts'
import type { ApiDeps } from '../../../http/handle.ts'
import type { VerifiedIncome } from '../../../providers/codef/income-rows.ts'
import { lockApplicant } from '../../../verifying/applicant-store.ts'
import { forgetIncomes, newestIncomes, salaryTypeOf, saveChosenIncome, saveIncomes } from './income-store.ts'
import { incomesToKeep } from './incomes-to-keep.ts'

export type Incomes = { health: VerifiedIncome | null; tax: VerifiedIncome | null; salaryType: SalaryType }

/** The verified income by each source, and which of them counts. */
export async function incomesOf(db: Queries, userId: string): Promise<Incomes> {
  const newest = await newestIncomes(db, userId)
  return {
    health: newest.HEALTH ?? null,
    tax: newest.TAX ?? null,
    salaryType: await salaryTypeOf(db, userId),
  }
}

/** Keeps what an institution said. Tax income that exists is the stronger proof, and counts from then on. */
export async function keepIncomes(
  tx: Queries,
  { userId, source }: { userId: string; source: SalaryType },
  found: readonly VerifiedIncome[],
  deps: ApiDeps,
): Promise<Incomes> {
  const kept = incomesToKeep(found, salarySeason(deps.settings.salarySeason).incomeYear)
  await saveIncomes(tx, { userId, source }, kept, deps.clock())
  const incomes = await incomesOf(tx, userId)
  const salaryType = source === 'TAX' && kept.length > 0 ? 'TAX' : incomes.salaryType
  return choose(tx, userId, { ...incomes, salaryType }, deps)
}

/** Forgets what the tax office said; health insurance speaks again. */
export async function forgetTax(userId: string, deps: ApiDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockApplicant(tx, userId)
    await forgetIncomes(tx, { userId, source: 'TAX' })
    const incomes = await incomesOf(tx, userId)
    await choose(tx, userId, { ...incomes, salaryType: 'HEALTH' }, deps)
  })
}

async function choose(tx: Queries, userId: string, incomes: Incomes, deps: ApiDeps): Promise<Incomes> {
  const { health, tax, salaryType } = incomes
  const verifiedIncome = (salaryType === 'TAX' ? tax : health)?.amount ?? null
  await saveChosenIncome(tx, userId, { salaryType, verifiedIncome }, deps.clock())
  return incomes
}
