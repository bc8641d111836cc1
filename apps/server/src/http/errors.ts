import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal, type FieldErrors } from '@coffeeattack/domain/errors/refusal'
import { sentence } from '@coffeeattack/domain/errors/row'
import { sqlState } from '../db/sql-state.ts'

export type ErrorBody = { code: string; message: string; fields?: FieldErrors }

export type ErrorAnswer = {
  situation: Situation
  status: number
  body: ErrorBody
  retryAfterSeconds?: number
}

/** The one place where anything thrown becomes an answer: through the catalogue, in Korean, without inner details. */
export function translateError(error: unknown, reference: string): ErrorAnswer {
  const situation = situationOf(error)
  const row = catalogue[situation]
  const message = situation === 'INTERNAL' ? `${sentence(row)} (문의 번호: ${reference})` : sentence(row)
  const refusal = error instanceof Refusal ? error : undefined
  return {
    situation,
    status: row.status,
    body: { code: row.code, message, ...(refusal?.fields && { fields: refusal.fields }) },
    ...(refusal?.retryAfterSeconds !== undefined && { retryAfterSeconds: refusal.retryAfterSeconds }),
  }
}

function situationOf(error: unknown): Situation {
  if (error instanceof Refusal) return error.situation
  if (isDatabaseGone(error)) return 'UNAVAILABLE'
  const state = sqlState(error)
  if (state) return bySqlState(state)
  return byStatus[Number((error as { statusCode?: unknown } | null)?.statusCode)] ?? 'INTERNAL'
}

/** The driver says so by a system error of its connection, or only by its words. */
function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (syscall === 'connect' && (code === 'ECONNREFUSED' || code === 'ENOENT')) return true
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message)) return true
  return isDatabaseGone(error.cause)
}

/** What the framework and its plugins say. */
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

/**
 * Classes of SQLSTATE. The door lets no text pass that the database cannot hold, and transactions retry what is
 * worth retrying; what still arrives here met someone else's change, or a database that is not there.
 */
function bySqlState(state: string): Situation {
  if (state === '23505' || state === '23503' || state.startsWith('40')) return 'CONFLICT'
  if (state === '57014' || /^(08|53|57P)/.test(state)) return 'UNAVAILABLE'
  if (state === '22021' || state === '22P05') return 'INVALID_INPUT'
  return 'INTERNAL'
}
