/** Visible ASCII characters, enough of them that nobody guesses another's: visitors share one name space. */
export const IDEMPOTENCY_KEY = {
  shortest: 16,
  longest: 128,
  pattern: /^[!-~]{16,128}$/,
} as const
