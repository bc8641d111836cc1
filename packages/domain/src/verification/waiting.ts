import { clockText } from '../text/timings.ts'

/**
 * The page that waits for the phone (VER-4). It shows five minutes, but the provider gives up after four and a half: the
 * server uses the shorter time, so that a late press is told that the time is over.
 */
export const WAITING = {
  minutes: 5,
  endsAfterMs: 5 * 60_000,
  providerEndsAfterMs: 270_000,
  buttonOpensAfterMs: 3_000,
} as const

export type Waiting = {
  /** The time until the page ends the attempt. */
  leftMs: number
  leftText: string
  /** The fill level of the completion button, 0 to 1; it is enabled when full. */
  buttonFill: number
  canPress: boolean
  over: boolean
}

export function waiting(startedAt: Date, now: Date): Waiting {
  const elapsed = Math.max(0, now.getTime() - startedAt.getTime())
  const leftMs = Math.max(0, WAITING.endsAfterMs - elapsed)
  const buttonFill = Math.min(1, elapsed / WAITING.buttonOpensAfterMs)
  return {
    leftMs,
    leftText: clockText(leftMs),
    buttonFill,
    canPress: buttonFill === 1 && leftMs > 0,
    over: leftMs === 0,
  }
}

/** Whether the provider still waits; the server checks it before a call. */
export function providerStillWaits(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() <= WAITING.providerEndsAfterMs
}

/** Requests a person may make in one Seoul day (VER-13); the setting DAILY_VERIFICATION_LIMIT replaces it. */
export const DEFAULT_DAILY_LIMIT = 5
