import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'

type SealedContact = { nameSealed: string | null; phoneSealed: string | null; emailSealed: string | null }

/** The name and contact of a candidate who accepted; the query returns them for nobody else (OFR-13). */
export function contactOf({ nameSealed, phoneSealed, emailSealed }: SealedContact, { secrets }: ApiDeps) {
  if (!nameSealed || !phoneSealed) return null
  return {
    name: secrets.open(nameSealed, 'users.name_sealed'),
    phone: secrets.open(phoneSealed, 'users.phone_sealed'),
    email: emailSealed && secrets.open(emailSealed, 'users.email_sealed'),
  }
}

/** Records in the audit trail whose name and contact were shown. */
export async function noteContacts(
  tx: Queries,
  caller: OperatorCaller,
  shown: readonly { contact: object | null; candidate: { id: string } }[],
  now: Date,
): Promise<void> {
  const candidateIds = shown.flatMap(({ contact, candidate }) => (contact ? [candidate.id] : []))
  if (candidateIds.length === 0) return
  const seen = { action: 'contact.view', subject: 'candidate', subjectId: null } as const
  const deed = { ...seen, whose: candidateIds, detail: { candidateIds } }
  await recordDeed(tx, caller, deed, now)
}
