import { sqlState } from './sql-state.ts'

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

/** The driver has no codes of its own for a connection that is gone, silent, not yet there, or being closed. */
const DRIVER =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/

/**
 * The server ends the connection itself: it stops, starts, has no room, or lost its patience with an idle transaction.
 * A pooler speaks in class 08. A server that only reads (25006) was the primary a moment ago, or is about to be.
 */
const ENDED = /^57P0[1-5]$|^25P03$|^25006$|^08|^53/

/** Whether the database is away, or went in the middle. What was under way is not known to be saved, and may be tried again. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (ENDED.test(sqlState(error) ?? '')) return true
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && SOCKET.has(code)) return true
  // The socket's file of a server on this machine that does not run.
  if (code === 'ENOENT' && syscall === 'connect') return true
  // Whoever wraps an error adds the query and its values to the sentence; only the driver's own is read.
  return error.cause instanceof Error ? isAway(error.cause) : DRIVER.test(error.message)
}
