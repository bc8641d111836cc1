import type { VerifiedCareer } from '../../../platform/providers/codef/career-rows.ts'
import type { VerifiedIncome } from '../../../platform/providers/codef/income-rows.ts'

/**
 * What the institution said, between its answer and the call that takes it over: each fact is taken once, and then
 * only the word is left. Nothing is there yet while a field is missing.
 */
export type Facts = {
  readonly careers?: readonly VerifiedCareer[] | 'TAKEN'
  readonly incomes?: readonly VerifiedIncome[] | 'TAKEN' | 'FAILED'
}
