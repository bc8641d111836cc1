import { notices } from '@coffeeattack/domain/errors/notices'
import { sentence, type Wording } from '@coffeeattack/domain/errors/row'
import { type KnownRows, rowFor } from '@coffeeattack/domain/errors/translate'

type ErrorBody = { code?: unknown; message?: unknown; fields?: unknown }

/** A failed call. `row` says what to show and do; a screen that knows its step uses `rowFor`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** 0 when no answer came at all. */
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  /** The server's Retry-After, if any. */
  readonly retryAfterMs: number | null
  readonly row: Wording

  constructor(it: {
    status: number
    code: string
    row: Wording
    message?: string
    fields?: Record<string, string>
    retryAfterMs?: number | null
    cause?: unknown
  }) {
    super(it.message ?? sentence(it.row), { cause: it.cause })
    this.status = it.status
    this.code = it.code
    this.fields = it.fields ?? {}
    this.retryAfterMs = it.retryAfterMs ?? null
    this.row = it.row
  }
}

/** The request or its response got lost. */
export const networkFailed = (cause: unknown) =>
  new ApiError({ status: 0, code: 'NETWORK_FAILED', row: notices.NETWORK_FAILED, cause })

/** Maps a refused response to an error row. The body is ours, or a proxy's. */
export async function refused(response: Response, rows?: KnownRows): Promise<ApiError> {
  const { status } = response
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  const code = typeof body?.code === 'string' ? body.code : undefined
  const row = rowFor({ status, code }, 'other', rows)
  return new ApiError({
    status,
    code: code ?? row.code,
    row,
    // The server's sentence is shown only for a known code.
    ...(code && typeof body?.message === 'string' ? { message: body.message } : {}),
    fields: sentencesOf(body?.fields),
    retryAfterMs: waitOf(response.headers.get('retry-after')),
  })
}

/** Seconds, as our server says it. */
const waitOf = (header: string | null) => (header && /^\d+$/.test(header) ? Number(header) * 1000 : null)

function sentencesOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** No resource can have such a URL, so there is no call. */
export const nothingThere = () =>
  new ApiError({ status: 404, code: 'NOT_FOUND', row: rowFor({ status: 404 }) })

export const isExpiredToken = (answer: Response | ApiError) =>
  answer instanceof ApiError && answer.status === 401 && answer.code === 'EXPIRED_TOKEN'
