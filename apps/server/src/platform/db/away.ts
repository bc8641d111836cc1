import { sqlState } from './sql-state.ts'

/** System error codes of a socket that broke or never opened. */
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

/** The driver has no error codes for connections that are lost, silent or closing: only its messages tell. */
const DRIVER =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/

/**
 * SQLSTATEs with which the server ends a connection: shutdown, start, no resources, idle transaction timeout. Poolers use
 * class 08. A read-only server (25006) was just demoted, or is about to be promoted.
 */
const ENDED = /^57P0[1-5]$|^25P03$|^25006$|^08|^53/

/** True when the database is unreachable or was lost during the query. The query may or may not have taken effect. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (ENDED.test(sqlState(error) ?? '')) return true
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && SOCKET.has(code)) return true
  // The socket file of a local server that is not running.
  if (code === 'ENOENT' && syscall === 'connect') return true
  // Wrappers add the query and its values to the message, so only the innermost message is matched.
  return error.cause instanceof Error ? isAway(error.cause) : DRIVER.test(error.message)
}
