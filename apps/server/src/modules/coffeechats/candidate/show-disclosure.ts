import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { disclosableTo, type Reader } from '../core/disclosure.ts'
import { findDisclosable } from './store.ts'

/** What accepting would let the other side read, said before it is done (OFR-18). */
export async function showDisclosure(userId: string, to: Reader, { db, secrets }: ApiDeps) {
  const found = await findDisclosable(db.drizzle, userId)
  if (!found) throw new Refusal('UNAUTHORIZED')
  return { items: disclosableTo(to, found.person, secrets), employer: found.employer }
}
