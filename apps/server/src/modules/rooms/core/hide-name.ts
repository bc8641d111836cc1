import { findContacts, maskContacts, type Writer } from '@coffeeattack/domain/text/contacts'

/**
 * A question as it is stored: without the writer's name, which stays hidden for good. Its contacts stay in it, because
 * they open when the two match.
 */
export function hideName(text: string, writer: Writer): string {
  let from = 0
  let hidden = ''
  for (const { kind, start, end, value } of findContacts(text, writer)) {
    if (kind !== 'NAME') continue
    hidden += text.slice(from, start) + maskContacts(value, writer)
    from = end
  }
  return hidden + text.slice(from)
}
