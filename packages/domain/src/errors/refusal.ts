import { catalogue } from './catalogue.ts'
import type { CatalogueRow, Situation } from './catalogue.ts'
import { sentence } from './row.ts'

/** Path of a field to the sentence shown under it; of a refusal that leads to another form, to what that one begins with. */
export type FieldErrors = Readonly<Record<string, string>>

/** A use case says no. One translator turns it into status and body through the catalogue. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly situation: Situation
  readonly fields: FieldErrors | undefined
  /** For 429: when another try makes sense. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    situation: Situation,
    more: { fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(sentence(catalogue[situation]), more.cause === undefined ? undefined : { cause: more.cause })
    this.situation = situation
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  get row(): CatalogueRow {
    return catalogue[this.situation]
  }
}
