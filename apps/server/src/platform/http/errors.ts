import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { type FieldErrors, Refusal } from '@coffeeattack/domain/errors/refusal'
import { sentence } from '@coffeeattack/domain/errors/row'
import { isAway } from '../db/away.ts'
import { sqlState } from '../db/sql-state.ts'

export type ErrorBody = { code: string; message: string; fields?: FieldErrors }

export type ErrorAnswer = {
  situation: Situation
  status: number
  body: ErrorBody
  retryAfterSeconds?: number
}

/** A database that restarts is back within seconds. */
const RETRY_AFTER_SECONDS = 5

/** System error codes of a full disk. Whoever tries again later finds room: what failed has left nothing behind. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** The one place that turns a thrown error into a response: by the error catalogue, without internal details. */
export function translateError(error: unknown, reference: string): ErrorAnswer {
  const situation = situationOf(error)
  const row = catalogue[situation]
  const message = situation === 'INTERNAL' ? `${sentence(row)} (문의 번호: ${reference})` : sentence(row)
  const refusal = error instanceof Refusal ? error : undefined
  const retryAfterSeconds =
    refusal?.retryAfterSeconds ?? (row.status === 503 ? RETRY_AFTER_SECONDS : undefined)
  return {
    situation,
    status: row.status,
    body: { code: row.code, message, ...(refusal?.fields && { fields: refusal.fields }) },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

function situationOf(error: unknown): Situation {
  if (error instanceof Refusal) return error.situation
  // The framework's errors first: a client that disconnected looks like a lost database connection.
  const known = byStatus[Number((error as { statusCode?: unknown } | null)?.statusCode)]
  if (known) return known
  if (isAway(error) || isFull(error)) return 'UNAVAILABLE'
  const state = sqlState(error)
  return state ? bySqlState(state) : 'INTERNAL'
}

const isFull = (error: unknown) =>
  error instanceof Error && FULL.has((error as NodeJS.ErrnoException).code ?? '')

/** Statuses that Fastify and its plugins throw. */
const byStatus: Readonly<Record<number, Situation>> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'INVALID_INPUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'INVALID_INPUT',
  503: 'UNAVAILABLE',
}

/** Validation and retries have handled the rest: what is left is a conflicting change or a timeout. */
function bySqlState(state: string): Situation {
  if (state === '23505' || state === '23503' || state.startsWith('40')) return 'CONFLICT'
  if (state === '57014') return 'UNAVAILABLE'
  if (state === '22021' || state === '22P05') return 'INVALID_INPUT'
  return 'INTERNAL'
}
