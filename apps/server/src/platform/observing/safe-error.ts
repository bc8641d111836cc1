/** What may be written down about an error: enough to find it, nothing that a person typed. */
export type SafeError = {
  type: string
  code?: string
  constraint?: string
  message?: string
  stack?: string
  cause?: SafeError
  errors?: SafeError[]
}

/** Database and parser errors quote the values they met; for these the code and the place must do. */
const QUOTES_VALUES = /^(DatabaseError|DrizzleQueryError|SyntaxError|ZodError|\$ZodError|error)$/

const MAX_CAUSES = 3

/** Of the failures that one run of a job gathered: enough to see the reason, short enough for a line. */
const MAX_ERRORS = 3

export const speaksOfValues = (type: string): boolean => QUOTES_VALUES.test(type)

/** An error that happened elsewhere and came as text. What was made safe of it is all there is. */
export class ToldError extends Error {
  override readonly name = 'ToldError'
  readonly told: SafeError

  constructor(told: SafeError) {
    super('told by somebody else')
    this.told = told
  }
}

export function safeError(error: unknown, depth = 0): SafeError {
  if (error instanceof ToldError) return error.told
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

/** Our own messages hold no personal data; a library's may. Quoted text, addresses, tokens and numbers go. */
export function scrub(text: string): string {
  return text
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…@…')
    .replaceAll(/[A-Za-z0-9_-]{24,}(\.[A-Za-z0-9_-]+)*/g, '…')
    .replaceAll(/\+?\d[\d -]{4,}\d/g, '#')
}

/** The stack's first lines repeat the message; only the places follow `at`. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n')
}
