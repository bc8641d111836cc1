import type { Call } from '@coffeeattack/contract/call'
import type { z } from 'zod'

type BodyOf<Shape> = Shape extends z.ZodType ? z.output<Shape> : void

type StatusOf<C extends Call> = Extract<keyof C['out'], number>

/** A status and its body, for calls that can succeed in more than one way. */
export class Answer<Status extends number = number, Body = unknown> {
  readonly status: Status
  readonly body: Body
  /** Values of `set-cookie`, made by `cookies.ts`. */
  readonly cookies: readonly string[]
  /** Work that starts after the answer was sent, so that the response time reveals nothing about it. */
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

/** What a handler may return: the body of a 200, nothing if the call only has a 204, or an `answer`. */
export type Result<C extends Call> =
  | (200 extends keyof C['out'] ? BodyOf<C['out'][200]> : 204 extends keyof C['out'] ? void : never)
  | { [S in StatusOf<C>]: Answer<S, BodyOf<C['out'][S]>> }[StatusOf<C>]

export function asAnswer(result: unknown): Answer {
  if (result instanceof Answer) return result
  return result === undefined ? answer(204) : answer(200, result)
}
