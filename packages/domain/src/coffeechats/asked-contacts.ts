import { findContacts, type Writer } from '../text/contacts.ts'
import type { DisclosedItem } from './disclosure.ts'

/**
 * The contacts that were masked in the person's messages, each once, as written (OFR-18). A file of its own, so that
 * screens with the list do not load the contact search.
 */
export function askedContacts(lines: readonly string[], writer: Writer): DisclosedItem[] {
  const found = lines.flatMap((line) => findContacts(line, writer))
  const written = found.filter(({ kind }) => kind !== 'NAME').map(({ value }) => value)
  return [...new Set(written)].map((text) => ({ kind: 'ASKED_CONTACT', text }))
}
