import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { viewerKeys } from '../../candidates/core/visibility.ts'

/** Whose offers are shown, to whom, and the day in Seoul. */
export type Scope = {
  /** A company's offers by any operator, or an agent's own. */
  readonly owner: { readonly column: 'company_id' | 'operator_id'; readonly id: string }
  /** The company's names, by which a candidate may have blocked it. */
  readonly keys: readonly string[]
  readonly today: string
}

export async function scopeOf(
  { companyId, operatorId }: OperatorCaller,
  { db, clock }: ApiDeps,
): Promise<Scope> {
  const today = formatDay(kstDay(clock()))
  if (!companyId) return { owner: { column: 'operator_id', id: operatorId }, keys: [], today }
  return {
    owner: { column: 'company_id', id: companyId },
    keys: await viewerKeys(db.drizzle, companyId),
    today,
  }
}
