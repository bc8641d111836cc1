import { contentLines, escaped, oneLine } from '@coffeeattack/domain/text/content-lines'

export type SavedContact = { name: string; title: string; organization: string; email: string }

export const CONTACT_FILE = { name: 'contact.vcf', type: 'text/vcard; charset=utf-8' } as const

/** Whom the person meets, as a vCard (RFC 2426) that phones and mail programs take (OFR-20). */
export function contactFile({ name, title, organization, email }: SavedContact): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // One name in one piece: cut in two, a phone set to another language would turn it round.
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organization)}`,
    `TITLE:${escaped(title)}`,
    `EMAIL;TYPE=INTERNET,WORK:${oneLine(email)}`,
    'END:VCARD',
  ])
}
