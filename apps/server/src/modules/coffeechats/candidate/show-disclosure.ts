import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { linesToOpen } from '../../rooms/core/nameless-store.ts'
import { contactsIn, disclosableTo, type Reader } from '../core/disclosure.ts'
import { findDisclosable } from './store.ts'

type DisclosureQuery = { to: Reader; offerIds?: readonly string[] | undefined }

/** What accepting the offers would let the other side read, said before it is done (OFR-18). */
export async function showDisclosure(
  userId: string,
  { to, offerIds = [] }: DisclosureQuery,
  { db, secrets, clock }: ApiDeps,
) {
  const found = await findDisclosable(db.drizzle, userId)
  if (!found) throw new Refusal('UNAUTHORIZED')
  const { person, employer } = found
  const asked = await linesToOpen(db.drizzle, { userId, offerIds }, clock())
  const askedItems = asked.flatMap(({ company, lines }) => {
    const items = contactsIn(lines, person, secrets)
    return items.length === 0 ? [] : [{ company, items }]
  })
  return { items: disclosableTo(to, person, secrets), askedItems, employer }
}
