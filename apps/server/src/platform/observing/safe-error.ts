/** The parts of an error that may be logged: enough to find it, nothing that a person typed. */
export type SafeError = {
  type: string
  code?: string
  constraint?: string
  message?: string
  stack?: string
  cause?: SafeError
  errors?: SafeError[]
}

/** Database and parser errors quote values, so of these only the code and the stack are logged. */
const QUOTES_VALUES = /^(DatabaseError|DrizzleQueryError|SyntaxError|ZodError|\$ZodError|error)$/

const MAX_CAUSES = 3

/** Errors of an AggregateError that fit into a log line. */
const MAX_ERRORS = 3

export const speaksOfValues = (type: string): boolean => QUOTES_VALUES.test(type)

/** An error of a browser, received as text and made safe before. */
export class BrowserError extends Error {
  override readonly name = 'BrowserError'
  readonly safe: SafeError

  constructor(safe: SafeError) {
    super('reported by a browser')
    this.safe = safe
  }
}

export function safeError(error: unknown, depth = 0): SafeError {
  if (error instanceof BrowserError) return error.safe
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown }
  const type = error.constructor.name || error.name
  const sql = typeof (error as { severity?: unknown }).severity === 'string'
  return {
    type,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(!sql && !speaksOfValues(type) && { message: scrub(error.message) }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: safeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < MAX_CAUSES && {
        errors: error.errors.slice(0, MAX_ERRORS).map((one) => safeError(one, depth + 1)),
      }),
  }
}

/** Messages of libraries may contain personal data, so quoted text, addresses, tokens and numbers are removed. */
export function scrub(text: string): string {
  return text
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…@…')
    .replaceAll(/[A-Za-z0-9_-]{24,}(\.[A-Za-z0-9_-]+)*/g, '…')
    .replaceAll(/\+?\d[\d -]{4,}\d/g, '#')
}

/** Without the first lines, which repeat the message. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
}
