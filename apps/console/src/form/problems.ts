import { fieldsOf, tellFailure, wordsFor } from '../layout/tell-failure.ts'

export type Problems = Readonly<Record<string, string | undefined>>

/** Sentences under the fields of a form; what speaks of no field by name belongs under `first`. */
export function problemsOf(failure: unknown, first: string): Problems {
  if (!failure) return {}
  const fields = fieldsOf(failure)
  const { show, title } = wordsFor(failure)
  return show === 'field' && Object.keys(fields).length === 0 ? { [first]: title } : fields
}

/** What cannot stand under a field is told in its own way. */
export function tellUnlessField(failure: unknown): void {
  if (wordsFor(failure).show !== 'field') void tellFailure(failure)
}
