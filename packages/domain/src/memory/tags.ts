import { maskContacts } from '../text/contacts.ts'
import { cutTo } from '../text/length.ts'
import { MEMORY } from './limits.ts'

/** Tags as stored: without contacts, trimmed, without duplicates, in the given order. */
export function keptTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags) {
    const name = cutTo(maskContacts(tag).replaceAll(/\s+/gu, ' ').trim(), MEMORY.tagLimit)
    if (name !== '' && !kept.has(name.toLowerCase())) kept.set(name.toLowerCase(), name)
  }
  return [...kept.values()].slice(0, MEMORY.tags)
}
