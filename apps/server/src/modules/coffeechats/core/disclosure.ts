import { askedContacts } from '@coffeeattack/domain/coffeechats/asked-contacts'
import {
  type DisclosedItem,
  disclosedItems,
  type DisclosedKind,
} from '@coffeeattack/domain/coffeechats/disclosure'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import type { SealedColumn, Secrets } from '../../../platform/crypto/secrets.ts'
import { fileNameOf } from '../../files/core/file-names.ts'
import type { CoffeechatRow, Disclosable } from './store.ts'

/** What stays disclosed after a cancellation: whom the company was to meet. */
const LEARNT: ReadonlySet<DisclosedKind> = new Set(['NAME', 'PHONE', 'EMAIL', 'ASKED_CONTACT'])

type Disclosing = Pick<CoffeechatRow, 'person' | 'company' | 'cancelledAt' | 'askedLines'>

/**
 * What the other side can read of the person (OFR-13), in the person's own page and in the console. A person
 * who left discloses nothing.
 */
export function disclosedOf(
  { person, company, cancelledAt, askedLines }: Disclosing,
  secrets: Secrets,
): DisclosedItem[] {
  if (person.hasLeft) return []
  const items = [
    ...disclosableTo(company ? 'COMPANY' : 'AGENT', person, secrets),
    ...contactsIn(askedLines, person, secrets),
  ]
  return cancelledAt ? items.filter(({ kind }) => LEARNT.has(kind)) : items
}

/** Contacts in masked messages, which a match discloses (OFR-18). */
export function contactsIn(
  lines: readonly string[],
  { nameSealed, phoneSealed }: Disclosable,
  secrets: Secrets,
): DisclosedItem[] {
  if (lines.length === 0) return []
  return askedContacts(lines, {
    name: nameSealed === null ? '' : secrets.open(nameSealed, 'users.name_sealed'),
    phone: phoneSealed === null ? '' : secrets.open(phoneSealed, 'users.phone_sealed'),
  })
}

/** Only a company can read files, so an agent who wrote for none gets none. */
export type Reader = 'COMPANY' | 'AGENT'

/** What a match discloses: announced before it (OFR-18) and readable after it. */
export function disclosableTo(reader: Reader, person: Disclosable, secrets: Secrets): DisclosedItem[] {
  const open = (sealed: string | null, column: SealedColumn) => sealed && secrets.open(sealed, column)
  const nameOf = (file: Disclosable['resumeFile']) =>
    reader === 'COMPANY' && file ? fileNameOf(file, secrets) || file.type : null
  const phone = open(person.phoneSealed, 'users.phone_sealed')
  return disclosedItems({
    NAME: open(person.nameSealed, 'users.name_sealed'),
    PHONE: phone && phoneAsTyped(phone),
    EMAIL: open(person.emailSealed, 'users.email_sealed'),
    RESUME_FILE: nameOf(person.resumeFile),
    RESUME_LINK: person.resumeUrl,
    PORTFOLIO_FILE: nameOf(person.portfolioFile),
    PORTFOLIO_LINK: person.portfolioUrl,
    GITHUB: person.githubUrl,
    LINKEDIN: person.linkedinUrl,
  })
}
