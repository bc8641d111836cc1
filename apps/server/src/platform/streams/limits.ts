import { TOKENS } from '@coffeeattack/domain/sessions/tokens'

export const STREAM = {
  heartbeatMs: 20_000,
  /** A beat goes round in so many turns. */
  turns: 20,
  /** As long as an access token: whoever is signed out elsewhere does not listen on for ever. */
  lifeMs: TOKENS.accessMs,
  /** Of one caller in one process: tabs and devices, not a script. */
  perCaller: 8,
  /** What may wait to be taken by a slow reader. */
  bufferBytes: 256 * 1024,
  /** Whoever missed more reads the rooms anew. */
  catchUp: 500,
  /** So many events of one audience, and so many audiences, are looked up at once. */
  eventsAtOnce: 200,
  audiencesAtOnce: 500,
} as const
