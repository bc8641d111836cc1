import { findContacts, type Writer } from '../text/contacts.ts'
import type { DisclosedItem } from './disclosure.ts'

/**
 * The contacts that were masked in the person's lines, each once and as it was written (OFR-18). It stands apart from the
 * list that screens draw, so that these do not load the search for contacts.
 */
export function askedContacts(lines: readonly string[], writer: Writer): DisclosedItem[] {
  const found = lines.flatMap((line) => findContacts(line, writer))
  const written = found.filter(({ kind }) => kind !== 'NAME').map(({ value }) => value)
  return [...new Set(written)].map((text) => ({ kind: 'ASKED_CONTACT', text }))
}
