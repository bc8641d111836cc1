import { hasNotLeft } from '../../accounts/core/sql.ts'

/**
 * A row of `users` that stands in figures about people alike: verified, and still with us. It is the condition of the two
 * indexes of peers, word for word, or they would not serve.
 */
export const IS_PEER = `verified_income > 0 and certified_at is not null and ${hasNotLeft('users')}`
