import { catalogue, type CatalogueRow, type Situation } from './catalogue.ts'
import { sentence } from './row.ts'

/** Field paths with the sentence below each field; if the refusal leads to another form, its initial values. */
export type FieldErrors = Readonly<Record<string, string>>

/** Thrown by use cases. One translator turns it into status and body through the catalogue. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly situation: Situation
  readonly fields: FieldErrors | undefined
  /** For 429: when to try again. */
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

/**
 * How a failed call is logged (UI-8). A 503 is an answer that we mean to give while the database is away, and a 410 a link
 * or a moment that is over, which people open again.
 */
export function logLevel(status: number): 'fatal' | 'error' | 'info' {
  if (status === 410) return 'info'
  return status >= 500 && status !== 503 ? 'fatal' : 'error'
}

/** Whether it is reported to the error service. */
export function isReported(status: number): boolean {
  return status > 499
}

/** The file list is requested before sign-in as well: its 401 is expected. */
export function fileListIsLogged(status: number): boolean {
  return status > 401
}
