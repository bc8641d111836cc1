import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { viewerKeys } from '../../candidates/core/visibility.ts'

/** Whose offers are shown, to whom, and on which Seoul day. */
export type Scope = {
  /** A company's, whoever wrote them, or those an agent wrote. */
  readonly owner: { readonly column: 'company_id' | 'operator_id'; readonly id: string }
  /** Names by which a candidate may have shut the company out since. */
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
