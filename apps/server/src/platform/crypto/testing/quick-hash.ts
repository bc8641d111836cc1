import { hash } from '@node-rs/argon2'

/** A password is slow to guess on purpose, and a hash says how slow: that of a test's person is checked at once. */
export const hashQuickly = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
