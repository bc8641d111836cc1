import { catalogue, type Situation } from '@coffeeattack/domain/errors/catalogue'
import { type FieldErrors, Refusal } from '@coffeeattack/domain/errors/refusal'
import { sentence } from '@coffeeattack/domain/errors/row'
import { sqlState } from '../db/sql-state.ts'

/** A socket that broke or was never opened, as the system names it. */
const SOCKET = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
])

/** The driver has no codes of its own for a connection that is gone, not yet there, or being closed. */
const DRIVER =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/

/** The server ends the connection itself: it stops, starts, or lost its patience with an idle transaction. */
const ENDED = /^57P0[1-5]$|^25P03$/

/** Whether the database went away in the middle. What was under way is not known to be saved, and may be tried again. */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (ENDED.test(sqlState(error) ?? '')) return true
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && SOCKET.has(code)) return true
  // The socket's file of a server on this machine that does not run.
  if (code === 'ENOENT' && syscall === 'connect') return true
  // Whoever wraps an error adds the query and its values to the sentence; only the driver's own is read.
  return error.cause instanceof Error ? isConnectionLost(error.cause) : DRIVER.test(error.message)
}

export type ErrorBody = { code: string; message: string; fields?: FieldErrors }

export type ErrorAnswer = {
  situation: Situation
  status: number
  body: ErrorBody
  retryAfterSeconds?: number
}

/** When it is worth coming back to a service that cannot answer now: a database takes seconds to be there again. */
const RETRY_AFTER_SECONDS = 5

/** The one place where anything thrown becomes an answer: through the catalogue, in Korean, without inner details. */
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
  // First what the framework says: a visitor who went away breaks a connection too, but it is not ours.
  const told = byStatus[Number((error as { statusCode?: unknown } | null)?.statusCode)]
  if (told) return told
  if (isConnectionLost(error)) return 'UNAVAILABLE'
  const state = sqlState(error)
  return state ? bySqlState(state) : 'INTERNAL'
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
  if (state === '57014' || /^(08|53)/.test(state)) return 'UNAVAILABLE'
  if (state === '22021' || state === '22P05') return 'INVALID_INPUT'
  return 'INTERNAL'
}
