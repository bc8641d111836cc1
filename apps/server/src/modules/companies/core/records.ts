import { peopleStep, type RecordFigure, standing } from '@coffeeattack/domain/companies/record'

/* The kept-word record of a company (KEEP-4), as candidates and agents read it. */

/** A figure as it was released; a moment inside JSON arrives as text. */
type ReleasedInJson = { value: number; people: number; at: string }
export type RecordInJson = Partial<Record<RecordFigure, ReleasedInJson>>

/** Every figure of a company as JSON; the argument is how the statement names its row of `companies`. */
export const recordIn = (company: string): string =>
  `(select coalesce(json_object_agg(f.figure,
     json_build_object('value', f.value, 'people', f.people, 'at', f.released_at)), '{}')
   from company_records f where f.company_id = ${company}.id)`

/** What may be seen of it: nothing that is too old, and nobody counted closer than in steps. */
export function recordShown(record: RecordInJson, now: Date) {
  const figure = (name: RecordFigure) => {
    const released = record[name]
    const shown = standing(released ? { ...released, at: new Date(released.at) } : null, now)
    return shown && { value: shown.value, people: peopleStep(shown.people) }
  }
  return {
    answers: figure('ANSWERS'),
    came: figure('CAME'),
    payKept: figure('PAY_KEPT'),
    payReceived: figure('PAY_RECEIVED'),
  }
}
