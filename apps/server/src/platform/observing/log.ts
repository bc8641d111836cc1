import { type Bindings, type DestinationStream, type Logger, pino } from 'pino'
import { safeError } from './safe-error.ts'

export type Log = Logger

/**
 * The only fields that reach a log line. A field that is not here is dropped, so a body, a name, a phone number,
 * a token or a code cannot be logged by accident: someone would have to add its name to this list.
 */
const CALL = ['request', 'trace', 'method', 'route', 'status', 'ms', 'situation', 'fields']
const PROCESS = ['err', 'signal', 'pid', 'port', 'origin', 'version', 'mode', 'path']
const BROWSER = ['app', 'page', 'release']
const WORK = ['job', 'count', 'attempt', 'provider', 'providerCode', 'transactionId', 'table']
const known = new Set([...CALL, ...PROCESS, ...BROWSER, ...WORK])

type Form = (value: unknown) => boolean
const isText =
  (form: RegExp): Form =>
  (value) =>
    typeof value === 'string' && form.test(value)
const isId = isText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const isCode = isText(/^[A-Za-z][A-Za-z_]{0,30}$/)
const isCount: Form = (value) => Number.isSafeInteger(value)

/** Fields whose names also fit what people typed: they pass only in the form of an id, a code or a count. */
const formed: Readonly<Record<string, Form>> = {
  endpoint: isId,
  delivery: isId,
  notice: isId,
  inquiry: isId,
  load: isId,
  error: isCode,
  channel: isCode,
  result: isCode,
  rows: isCount,
  withoutRow: isCount,
  withoutBytes: isCount,
  migration: isText(/^\d{4}_\w{1,80}$/),
}

const isKnown = (field: string, value: unknown): boolean =>
  known.has(field) || (Object.hasOwn(formed, field) && formed[field]!(value))

function onlyKnownFields(line: Record<string, unknown>): Record<string, unknown> {
  // Nearly every line has none other, and passes as it is.
  for (const name in line)
    if (!known.has(name))
      return Object.fromEntries(Object.entries(line).filter(([field, value]) => isKnown(field, value)))
  return line
}

type Options = { level: string; destination?: DestinationStream }

/** Lines are written some KB at a time: a write apiece cost a tenth of a short call. A fatal line and the end write at once. */
const GATHERED = { minLength: 4096, periodicFlush: 250 }

/** Lines of JSON on the standard error stream; the standard output belongs to the start script. */
export function createLog({
  level,
  destination = pino.destination({ dest: 2, sync: false, ...GATHERED }),
}: Options): Log {
  const log: Log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: onlyKnownFields },
      serializers: { err: (error: unknown) => safeError(error) },
      hooks: {
        // An error without a sentence would lend the line its own message, unscrubbed.
        logMethod(words, method) {
          const [first, sentence] = words as unknown[]
          const line = first instanceof Error ? { err: first } : first
          const wordless = line instanceof Object && 'err' in line && sentence === undefined
          if (line !== first || wordless)
            words = [line, ...(wordless ? ['error'] : words.slice(1))] as typeof words
          method.apply(this, words)
        },
      },
    },
    destination,
  )
  // A child's fields do not pass through the formatter, so they are sifted when it is made.
  const child: Log['child'] = log.child
  log.child = function (this: Log, bindings: Bindings, options) {
    return child.call(this, onlyKnownFields(bindings), options)
  } as typeof child
  return log
}
