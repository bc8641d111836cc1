import type { Settings } from '../../settings.ts'
import type { Log } from './log.ts'
import type { Report, ReportContext } from './report.ts'
import { type SafeError, safeError } from './safe-error.ts'

type Event = { event_id: string; environment: string } & ReturnType<typeof eventOf>

type Tools = { log: Log; clock: () => Date; ids: { next(): string }; release: string }

type Options = Tools & { dsn: string; environment: string; fetch?: typeof fetch }

/** Without a DSN nothing is reported; the log has every error. */
export function createReport({ sentryDsn, mode }: Settings, tools: Tools): Report {
  if (!sentryDsn) return () => {}
  return createSentryReport({ dsn: sentryDsn, environment: mode, ...tools })
}

const TIMEOUT_MS = 5000
const MAX_IN_FLIGHT = 10

/**
 * Posts error events to a Sentry-compatible service. Its own SDK hooks into every module and collects addresses,
 * headers and bodies by default; this sends the same scrubbed facts as the log line and nothing else.
 */
export function createSentryReport({
  dsn,
  environment,
  log,
  clock,
  ids,
  release,
  fetch: post = fetch,
}: Options): Report {
  const { username: key, protocol, host, pathname } = new URL(dsn)
  const project = pathname.split('/').at(-1)
  const url = `${protocol}//${host}${pathname.slice(0, pathname.lastIndexOf('/'))}/api/${project}/envelope/`
  let inFlight = 0

  async function send(event: Event): Promise<void> {
    try {
      await postEvent(event)
    } catch (err) {
      log.warn({ err }, '오류를 보고하지 못했어요.')
    } finally {
      inFlight -= 1
    }
  }

  async function postEvent(event: Event): Promise<void> {
    const body = [{ event_id: event.event_id, sent_at: clock().toISOString() }, { type: 'event' }, event]
    const answer = await post(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=coffee-attack/1, sentry_key=${key}`,
      },
      body: body.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) log.warn({ status: answer.status }, '오류 보고가 거절됐어요.')
  }

  return (error, context = {}) => {
    // Limits reports while errors come in masses.
    if (inFlight >= MAX_IN_FLIGHT) return
    inFlight += 1
    const about = { release, ...context }
    void send({ event_id: ids.next().replaceAll('-', ''), environment, ...eventOf(error, about, clock()) })
  }
}

function eventOf(error: unknown, context: ReportContext & { release: string }, now: Date) {
  const { of, request, trace, route, status, job, release } = context
  return {
    timestamp: now.getTime() / 1000,
    platform: of === 'browser' ? 'javascript' : 'node',
    level: of === 'browser' ? 'error' : 'fatal',
    release,
    transaction: route ?? job,
    tags: { of, request, trace, status },
    exception: { values: chain(safeError(error)).map(exceptionOf).toReversed() },
  }
}

const chain = (error: SafeError): SafeError[] => [error, ...(error.cause ? chain(error.cause) : [])]

function exceptionOf({ type, code, message, stack }: SafeError) {
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const [, name, file, lineNumber, column] = /^at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? []
    return file
      ? [{ function: name ?? '?', filename: file, lineno: Number(lineNumber), colno: Number(column) }]
      : []
  })
  return {
    type,
    value: [code, message].filter(Boolean).join(' '),
    stacktrace: { frames: frames.toReversed() },
  }
}
