import { TOKENS } from '@coffeeattack/domain/sessions/tokens'

export const STREAM = {
  heartbeatMs: 20_000,
  /** The heartbeat interval is divided into this many groups of streams. */
  turns: 20,
  /** As long as an access token. */
  lifeMs: TOKENS.accessMs,
  /** Streams of one caller in one process: enough for tabs and devices. */
  perCaller: 8,
  /** Buffer of a slow reader. */
  bufferBytes: 256 * 1024,
  /** A reader who missed more events reloads the rooms. */
  catchUp: 500,
  /** Events of one audience, and audiences, in one query. */
  eventsAtOnce: 200,
  audiencesAtOnce: 500,
} as const
