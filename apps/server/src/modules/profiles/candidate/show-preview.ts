import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { anonymised } from '../core/anonymous-profiles.ts'
import { findProfile } from '../core/store.ts'

/** The person's own profile with a company's eyes (ROUTE-10). Nobody else's is found here. */
export async function showPreview(id: string, callerId: string, deps: ApiDeps) {
  if (id !== callerId) throw new Refusal('NOT_FOUND')
  const row = await findProfile(deps.db.drizzle, id)
  if (!row) throw new Refusal('UNAUTHORIZED')
  return anonymised(row, deps)
}
