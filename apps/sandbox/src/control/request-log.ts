import type { Clock } from '../clock.ts'

/** What was asked of the outside world, for tests and the curious. Inputs are named, their values never kept. */
export type LoggedRequest = {
  readonly at: string
  readonly path: string
  readonly inputs: readonly string[]
  readonly code: string
}

export type RequestLog = {
  readonly add: (entry: { path: string; input: unknown; code: string }) => void
  readonly all: () => readonly LoggedRequest[]
  readonly reset: () => void
}

const KEPT = 500
const IDENTIFIER = /^[a-z][\w-]{0,39}$/i

/** A name that is no identifier may be data in disguise, and is not kept either. */
function namesOf(input: unknown): string[] {
  if (!input || typeof input !== 'object') return []
  return Object.keys(input)
    .map((name) => (IDENTIFIER.test(name) && !/\d{3}/.test(name) ? name : '…'))
    .toSorted()
}

export function createRequestLog(clock: Clock): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    add({ path, input, code }) {
      const entry = { at: new Date(clock.now()).toISOString(), path, inputs: namesOf(input), code }
      entries = [...entries, entry].slice(-KEPT)
    },
    all: () => entries,
    reset: () => (entries = []),
  }
}
