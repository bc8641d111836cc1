import { mustBeHere } from '../core/store.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { consentsOf } from './store.ts'

/** Every yes and every no, newest first (TRUST-6). */
export async function showConsents(userId: string, { db }: ApiDeps) {
  await mustBeHere(db.drizzle, userId)
  const found = await consentsOf(db.drizzle, userId)
  return { items: found.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })) }
}
