import type { Settings } from '../settings.ts'
import type { Log } from './log.ts'
import { createSentryReport } from './sentry.ts'

export type ReportContext = { request?: string; route?: string; status?: number; job?: string }

/** Tells the people who look after the service about an error (UI-8: status above 499). Never throws. */
export type Report = (error: unknown, context?: ReportContext) => void

/** The log already holds every error, so without a reporting service there is nothing more to do. */
export function createReport(settings: Settings, { log, clock, ids }: Tools): Report {
  if (!settings.sentryDsn) return () => {}
  return createSentryReport({ dsn: settings.sentryDsn, environment: settings.mode, log, clock, ids })
}

type Tools = { log: Log; clock: () => Date; ids: { next(): string } }
