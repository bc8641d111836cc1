import { lengthProblem, limitMessage } from '@coffeeattack/domain/text/length'
import { z } from 'zod'

/** A domain rule: the sentence that says what is wrong, or null. */
type Problem<T> = (value: T) => string | null

/** Holds a field to a domain rule: the rule's sentence, when it has one, becomes the field's. */
export function held<S extends z.ZodType>(schema: S, problem: Problem<z.output<S>>): S {
  return heldFields(schema, (value) => ({ '': problem(value) }))
}

/** Holds a whole body to a rule that speaks of several fields, by path: `{ end: '…', 'items.0.id': '…' }`. */
export function heldFields<S extends z.ZodType>(
  schema: S,
  problems: (value: z.output<S>) => Readonly<Record<string, string | null | undefined>>,
): S {
  return schema.check(({ value, issues }) => {
    for (const [path, message] of Object.entries(problems(value)))
      if (message) issues.push({ code: 'custom', message, input: value, path: path ? path.split('.') : [] })
  })
}

/** Longer than any text of the product, typed apart into jamo. Rules search texts for patterns, which takes time with length. */
const LONGEST = 10_000

/** Text. Composed and decomposed Hangul are the same text, so it goes on composed; a text beyond all limits does not go on. */
const text = (limit: number) =>
  z
    .string()
    .max(LONGEST, { abort: true, error: limitMessage(limit) })
    .overwrite((typed) => typed.normalize('NFC'))

/** Text held to a domain rule. */
export const rule = (problem: Problem<string>, limit = LONGEST) => held(text(limit), problem)

/** Free text of so many characters, counted as a person counts them. It may be empty. */
export const textUpTo = (limit: number) =>
  rule((typed) => lengthProblem(typed, limit), limit).meta({ maxLength: limit })

/** The same, but there must be something to read. */
export const requiredText = (limit: number) =>
  rule((typed) => (typed.trim() === '' ? REQUIRED : lengthProblem(typed, limit)), limit).meta({
    minLength: 1,
    maxLength: limit,
  })

export const REQUIRED = '필수 값이에요'

/** What a person searches for, as a domain function reads it; `tooShort` answers what it reads as nothing. */
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
