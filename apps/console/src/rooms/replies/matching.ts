type Reply = { title: string; message: string }

/** What is looked for among the ready answers: the words after a slash at the beginning. Null while nothing is. */
export function soughtIn(draft: string): string | null {
  return /^\/[^\n]*$/.test(draft) ? draft.slice(1).trim() : null
}

/** Those that hold every word, the ones that hold them in their title first. */
export function matching<R extends Reply>(replies: readonly R[], sought: string): R[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = replies.filter(({ title, message }) => holds(`${title} ${message}`))
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))]
}
