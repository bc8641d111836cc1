/** The SQLSTATE of a failed query, also inside wrapped errors. System codes such as EPIPE begin with an E, SQLSTATEs never. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^(?!E)[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'

/** Serialization failure or deadlock: repeating the transaction can succeed. */
export const isWorthRetrying = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')
