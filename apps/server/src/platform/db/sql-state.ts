/**
 * The five-character SQLSTATE of a failed query, however deep drizzle wrapped it. None begins with an E, as the
 * system's own names do, of which EPIPE has five letters too.
 */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^(?!E)[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'

/** The other transaction won: the same work, done again from its start, can succeed. */
export const isWorthRetrying = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')
