import {
  type DisclosedItem,
  disclosedItems,
  type DisclosedKind,
} from '@coffeeattack/domain/coffeechats/disclosure'
import { phoneAsTyped } from '@coffeeattack/domain/verification/phone'
import type { Place, Secrets } from '../../../platform/crypto/secrets.ts'
import { fileNameOf } from '../../files/core/file-names.ts'
import type { CoffeechatRow } from './store.ts'

/** What a cancelled coffee chat leaves: the other side cannot unlearn whom it was to meet. */
const LEARNT: ReadonlySet<DisclosedKind> = new Set(['NAME', 'PHONE', 'EMAIL'])

/**
 * What the other side can read of the person (OFR-13): the person's own page and the console show this one list.
 * Files are a company's to read, so an agent who wrote for none gets none. Whoever left is nobody any more.
 */
export function disclosedOf(
  { person, company, cancelledAt }: Pick<CoffeechatRow, 'person' | 'company' | 'cancelledAt'>,
  secrets: Secrets,
): DisclosedItem[] {
  if (person.hasLeft) return []
  const open = (sealed: string | null, place: Place) => sealed && secrets.open(sealed, place)
  const nameOf = (file: CoffeechatRow['person']['resumeFile']) =>
    file && (fileNameOf(file, secrets) || file.type)
  const phone = open(person.phoneSealed, 'users.phone_sealed')
  const items = disclosedItems({
    NAME: open(person.nameSealed, 'users.name_sealed'),
    PHONE: phone && phoneAsTyped(phone),
    EMAIL: open(person.emailSealed, 'users.email_sealed'),
    RESUME_FILE: company && nameOf(person.resumeFile),
    RESUME_LINK: person.resumeUrl,
    PORTFOLIO_FILE: company && nameOf(person.portfolioFile),
    PORTFOLIO_LINK: person.portfolioUrl,
    GITHUB: person.githubUrl,
    LINKEDIN: person.linkedinUrl,
  })
  return cancelledAt ? items.filter(({ kind }) => LEARNT.has(kind)) : items
}
