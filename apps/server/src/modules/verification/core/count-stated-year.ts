import { kstYear } from '@coffeeattack/domain/kst'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { users } from '../../../platform/db/schema/users.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { isPresent } from '../../accounts/core/sql.ts'
import { askedYears } from './asked-years.ts'
import { keepIncomes } from './count-income.ts'
import type { Applicant } from './store.ts'

/** As many years as the first confirmation brings and a graph of a phone's width draws. */
const STATED_YEARS = 8

type StatedYear = { year: number; amount: number }

/**
 * The payers' statements at the tax office prove a year's income as well, so the lifetime income and every other screen
 * tell one figure (VER-14). Older years stay in the lifetime income alone. Without a verified
 * career no income counts. The caller holds the person's lock.
 */
export async function countStatedYear(
  tx: Queries,
  { userId, certifiedAt }: Pick<Applicant, 'userId' | 'certifiedAt'>,
  { year, amount }: StatedYear,
  deps: ApiDeps,
): Promise<void> {
  if (certifiedAt === null || amount <= 0 || year <= kstYear(deps.clock()) - 1 - STATED_YEARS) return
  await keepIncomes(tx, { userId, source: 'TAX' }, [{ year, amount, months: null }], deps.clock())
  // The newest year is known, so nobody is invited to type a resident number for it.
  if (year >= askedYears(deps).to)
    await tx
      .update(users)
      .set({ taxAskedYear: sql`greatest(${users.taxAskedYear}, ${year}::integer)` })
      .where(isPresent(userId))
}
