import type { Call } from '@coffeeattack/contract/call'
import type { z } from 'zod'

type BodyOf<Shape> = Shape extends z.ZodType ? z.output<Shape> : void

type StatusOf<C extends Call> = Extract<keyof C['out'], number>

/** A body together with its status, for calls that can succeed in more than one way. */
export class Answer<Status extends number = number, Body = unknown> {
  readonly status: Status
  readonly body: Body
  /** As `cookies.ts` writes them. */
  readonly cookies: readonly string[]
  /** Begun when the answer has left; nobody learns from its time what there was to do. */
  readonly afterwards: (() => Promise<void>) | null

  constructor(
    status: Status,
    body: Body,
    more: { cookies?: string[]; afterwards?: () => Promise<void> } = {},
  ) {
    this.status = status
    this.body = body
    this.cookies = more.cookies ?? []
    this.afterwards = more.afterwards ?? null
  }

  withCookies(...cookies: string[]): Answer<Status, Body> {
    return new Answer(this.status, this.body, { cookies })
  }

  andThen(afterwards: () => Promise<void>): Answer<Status, Body> {
    return new Answer(this.status, this.body, { cookies: [...this.cookies], afterwards })
  }
}

export function answer<const Status extends number>(status: Status): Answer<Status, void>
export function answer<const Status extends number, Body>(status: Status, body: Body): Answer<Status, Body>
export function answer(status: number, body?: unknown): Answer {
  return new Answer(status, body)
}

/**
 * A body that is JSON already, as the database wrote it: it is sent as it stands. `Body` is what it holds; outside
 * production it is read again and held against the contract, letter by letter.
 */
export class JsonText<Body = unknown> {
  declare protected readonly holds: Body
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** What a handler may return: the body of 200 as it is, nothing where only 204 is known, or a full `answer`. */
export type Result<C extends Call> =
  | (200 extends keyof C['out']
      ? BodyOf<C['out'][200]> | JsonText<BodyOf<C['out'][200]>>
      : 204 extends keyof C['out']
        ? void
        : never)
  | { [S in StatusOf<C>]: Answer<S, BodyOf<C['out'][S]>> }[StatusOf<C>]

export function asAnswer(result: unknown): Answer {
  if (result instanceof Answer) return result
  return result === undefined ? answer(204) : answer(200, result)
}
