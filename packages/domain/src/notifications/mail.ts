/** The words of a mail; both its plain part and its HTML part are made from them. */
export type Letter = {
  /** Lock screens show it, so it names nobody. */
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Where each paragraph leads, by its place; null or absent where it leads nowhere. */
  readonly links?: readonly (string | null)[]
  /** The one thing to do, if there is any. */
  readonly button?: { readonly label: string; readonly link: string }
  /** Small print below. */
  readonly notes?: readonly string[]
}

/**
 * How often a mail is tried: an outage of most of a day loses none. A mail with a link is given up earlier, when the
 * link expires.
 */
export const MAIL = {
  attempts: 8,
  firstWaitMs: 60_000,
  longestWaitMs: 6 * 60 * 60_000,
  /** Longer than the mailer's timeout: an attempt that is still open after it belongs to a dead process. */
  attemptMs: 5 * 60_000,
} as const

/** The next attempt: one minute after the first, then four, sixteen … six hours at most. */
export function mailRetryAt(attempts: number, now: Date): Date {
  const wait = Math.min(MAIL.firstWaitMs * 4 ** (attempts - 1), MAIL.longestWaitMs)
  return new Date(now.getTime() + wait)
}
