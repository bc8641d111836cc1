import { catalogue, type CatalogueRow, type Situation } from './catalogue.ts'
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

/** How a failed call is written down (UI-8). */
export function logLevel(status: number): 'fatal' | 'error' {
  return status >= 500 ? 'fatal' : 'error'
}

/** Whether the error-reporting service hears of it. */
export function isReported(status: number): boolean {
  return status > 499
}

/** The file list is read by people who are not signed in yet: their 401 is no news. */
export function fileListIsLogged(status: number): boolean {
  return status > 401
}
