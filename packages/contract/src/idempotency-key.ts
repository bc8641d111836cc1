/** Visible ASCII characters, long enough that nobody guesses another's key: visitors share one namespace. */
export const IDEMPOTENCY_KEY = {
  shortest: 16,
  longest: 128,
  pattern: /^[!-~]{16,128}$/,
} as const
