/** The words of a mail. Both of its parts, the plain one and the drawn one, are made of them. */
export type Letter = {
  /** Stands on lock screens, so it names nobody. */
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The one thing to do, if there is any. */
  readonly button?: { readonly label: string; readonly link: string }
  /** What is good to know besides, in small print. */
  readonly notes?: readonly string[]
}

/**
 * How often a mail is tried: a sender that is away for most of a day loses none. One that tells of a link is given up
 * earlier, when the link ends.
 */
export const MAIL = {
  attempts: 8,
  firstWaitMs: 60_000,
  longestWaitMs: 6 * 60 * 60_000,
  /** Longer than any sender may take: only an attempt whose process died is found open after it. */
  attemptMs: 5 * 60_000,
} as const

/** When to try again after so many attempts: one minute, four, sixteen … six hours at most. */
export function mailRetryAt(attempts: number, now: Date): Date {
  const wait = Math.min(MAIL.firstWaitMs * 4 ** (attempts - 1), MAIL.longestWaitMs)
  return new Date(now.getTime() + wait)
}
