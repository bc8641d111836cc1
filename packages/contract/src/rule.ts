import { lengthProblem, limitMessage } from '@coffeeattack/domain/text/length'
import { z } from 'zod'

/** A domain rule: returns the error sentence, or null. */
type Problem<T> = (value: T) => string | null

/** Applies a domain rule to a field; its sentence becomes the field's error. */
export function held<S extends z.ZodType>(schema: S, problem: Problem<z.output<S>>): S {
  return heldFields(schema, (value) => ({ '': problem(value) }))
}

/** Applies a rule to a whole body; it returns errors by path: `{ end: '…', 'items.0.id': '…' }`. */
export function heldFields<S extends z.ZodType>(
  schema: S,
  problems: (value: z.output<S>) => Readonly<Record<string, string | null | undefined>>,
): S {
  return schema.check(({ value, issues }) => {
    for (const [path, message] of Object.entries(problems(value)))
      if (message) issues.push({ code: 'custom', message, input: value, path: path ? path.split('.') : [] })
  })
}

/** Longer than any text of the product in decomposed form. Pattern rules take time with the length. */
const LONGEST = 10_000

/** Text, normalised to NFC; longer than the limit it is refused. */
const text = (limit: number) =>
  z
    .string()
    .max(LONGEST, { abort: true, error: limitMessage(limit) })
    .overwrite((typed) => typed.normalize('NFC'))

/** Text with a domain rule. */
export const rule = (problem: Problem<string>, limit = LONGEST) => held(text(limit), problem)

/** Free text with a maximum length in characters as people count them. It may be empty. */
export const textUpTo = (limit: number) =>
  rule((typed) => lengthProblem(typed, limit), limit).meta({ maxLength: limit })

/** The same, but not blank. */
export const requiredText = (limit: number) =>
  rule((typed) => (typed.trim() === '' ? REQUIRED : lengthProblem(typed, limit)), limit).meta({
    minLength: 1,
    maxLength: limit,
  })

export const REQUIRED = '필수 값이에요'

/** A search text, parsed by a domain function; `tooShort` is the error if nothing is left. */
export const searchText = (read: (typed: string) => string | null, tooShort: string) =>
  z
    .string()
    .max(200)
    .transform((typed, { issues, value }) => {
      const query = read(typed)
      if (query) return query
      issues.push({ code: 'custom', message: tooShort, input: value })
      return z.NEVER
    })
