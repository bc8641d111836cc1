/** What the product says: its first sentence, and what follows from it. */
export function sentences(text: string): [title: string, rest: string] {
  const [, title = text, rest = ''] = /^(.*?[.!?])\s+(.+)$/s.exec(text) ?? []
  return [title, rest]
}
