import { contentLines, escaped, oneLine } from '@coffeeattack/domain/text/content-lines'

export type SavedContact = { name: string; title: string; organization: string; email: string }

export const CONTACT_FILE = { name: 'contact.vcf', type: 'text/vcard; charset=utf-8' } as const

/** The contact as a vCard (RFC 2426) for phones and mail programs (OFR-20). */
export function contactFile({ name, title, organization, email }: SavedContact): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The whole name as the family name: split, a phone in another language would reverse its order.
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organization)}`,
    `TITLE:${escaped(title)}`,
    `EMAIL;TYPE=INTERNET,WORK:${oneLine(email)}`,
    'END:VCARD',
  ])
}
