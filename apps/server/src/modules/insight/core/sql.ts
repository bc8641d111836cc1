import { hasNotLeft } from '../../accounts/core/sql.ts'

/**
 * A row of `users` that counts in figures about similar people: verified and not left. The two partial indexes of peers have the
 * same condition, word for word, or PostgreSQL would not use them.
 */
export const IS_PEER = `verified_income > 0 and certified_at is not null and ${hasNotLeft('users')}`
