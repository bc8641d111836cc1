import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { accountByCode } from './store.ts'

/** The name stands on the card that the partner shares, so whoever has the link may read it (PUB-5). */
export async function showReferrer(code: string, { db }: ApiDeps): Promise<{ name: string }> {
  const found = await accountByCode(db.drizzle, code)
  if (!found) throw new Refusal('NOT_FOUND')
  return { name: found.name }
}
