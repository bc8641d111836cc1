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

/** Field names that could also hold typed text: they pass only as an id, a code or a count. */
const formed: Readonly<Record<string, Form>> = {
  endpoint: isId,
  delivery: isId,
  notice: isId,
  inquiry: isId,
  load: isId,
  error: isCode,
  channel: isCode,
  check: isCode,
  failure: isText(/^[A-Za-z-]{1,30}$/),
  result: isCode,
  rows: isCount,
  withoutRow: isCount,
  withoutBytes: isCount,
  migration: isText(/^\d{4}_\w{1,80}$/),
}

const isKnown = (field: string, value: unknown): boolean =>
  known.has(field) || (Object.hasOwn(formed, field) && formed[field]!(value))

function onlyKnownFields(line: Record<string, unknown>): Record<string, unknown> {
  // Most lines have no other fields.
  for (const name in line)
    if (!known.has(name))
      return Object.fromEntries(Object.entries(line).filter(([field, value]) => isKnown(field, value)))
  return line
}

type Options = { level: string; destination?: DestinationStream }

/** Lines are buffered, because a write for each cost a tenth of a short call. Fatal lines and the exit flush at once. */
const GATHERED = { minLength: 4096, periodicFlush: 250 }

/** JSON lines on standard error; standard output belongs to the start script. */
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
        // Without a message pino would use the error's own, which is not scrubbed.
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
  // The formatter does not see a child's fields, so they are filtered when it is created.
  const child: Log['child'] = log.child
  log.child = function (this: Log, bindings: Bindings, options) {
    return child.call(this, onlyKnownFields(bindings), options)
  } as typeof child
  return log
}
