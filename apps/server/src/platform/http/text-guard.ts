import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { unsafeProblem } from '@coffeeattack/domain/text/unsafe'

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair, and no person types them: refused anywhere in a request,
 * in keys as well as values.
 */
export function refuseUnsafeText(input: unknown): void {
  const found = findUnsafeText(input)
  if (found) throw new Refusal('INVALID_INPUT', { fields: { [found.path || 'body']: found.problem } })
}

export const isSafeInput = (input: unknown): boolean => findUnsafeText(input) === null

/** Walks with a list instead of recursion, so that no depth of nesting can overflow the stack. */
function findUnsafeText(input: unknown): { path: string; problem: string } | null {
  const rest: { path: string; value: unknown }[] = [{ path: '', value: input }]
  for (let item = rest.pop(); item; item = rest.pop()) {
    const { path, value } = item
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const texts = typeof value === 'string' ? [value] : entries.map(([key]) => key)
    for (const text of texts) {
      const problem = unsafeProblem(text)
      if (problem) return { path, problem }
    }
    for (const [key, inner] of entries) rest.push({ path: path ? `${path}.${key}` : key, value: inner })
  }
  return null
}
