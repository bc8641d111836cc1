import { documentNumber } from '@coffeeattack/domain/pacts/drafting'
import type { DocumentParties } from '@coffeeattack/domain/pacts/document'
import { kstMoment } from '@coffeeattack/domain/kst'
import type { SealedColumn, Secrets } from '../../../platform/crypto/secrets.ts'
import type { PactRow } from './store.ts'

/** A birthday is kept as eight digits; the document has a day. */
const dayOf = (digits: string | null): string | null =>
  digits === null ? null : digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')

/** Both sides as they are now. A version keeps them as they were when it was sent. */
export function partiesNow(pact: PactRow, secrets: Secrets): DocumentParties {
  const open = (sealed: string | null, column: SealedColumn) =>
    sealed === null ? null : secrets.open(sealed, column)
  const { year, month } = kstMoment(pact.createdAt)
  const { name, title } = pact.signer
  return {
    documentNumber: documentNumber({ year, month, serial: pact.serial }),
    company: {
      name: pact.company.name,
      businessNumber: pact.businessNumber ?? '',
      representative: open(pact.representativeSealed, 'company_applications.representative_sealed') ?? '',
      address: pact.companyAddress,
    },
    person: {
      name: open(pact.nameSealed, 'users.name_sealed') ?? '',
      birthday: dayOf(open(pact.birthdaySealed, 'users.birthday_sealed')),
      phone: open(pact.phoneSealed, 'users.phone_sealed') ?? '',
      position: pact.position,
    },
    signer: { name, title },
  }
}

const COLUMN = 'pact_versions.parties_sealed'

export const sealParties = (parties: DocumentParties, secrets: Secrets): string =>
  secrets.seal(JSON.stringify(parties), COLUMN)

export const openParties = (sealed: string, secrets: Secrets): DocumentParties =>
  JSON.parse(secrets.open(sealed, COLUMN)) as DocumentParties
