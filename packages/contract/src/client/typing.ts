import type { z } from 'zod'
import type { Call } from '../call.ts'
import type { Calls } from '../calls.ts'

export type KeysWith<A extends Call['auth']> = {
  [K in keyof Calls]: Calls[K]['auth'] extends A ? K : never
}[keyof Calls]

export type RefreshKey = KeysWith<'refresh' | 'operator-refresh' | 'partner-refresh'>
export type EventKey = { [K in keyof Calls]: Calls[K] extends { events: object } ? K : never }[keyof Calls]
export type ApiKey = Exclude<keyof Calls, RefreshKey | EventKey>

/** A part that nothing is required in may be left out. */
type Part<N extends string, V> = undefined extends V
  ? { [P in N]?: V }
  : Partial<V> extends V
    ? { [P in N]?: V }
    : { [P in N]: V }

/** Query values are given as what they mean (`isSelected: true`); the client writes them as text. */
type InputOf<C> = (C extends { params: infer S extends z.ZodType } ? Part<'params', z.input<S>> : unknown) &
  (C extends { query: infer S extends z.ZodType } ? Part<'query', z.output<S>> : unknown) &
  (C extends { body: infer S extends z.ZodType } ? Part<'body', z.input<S>> : unknown) &
  (C extends { makes: true } ? { idempotencyKey?: string } : unknown) & {
    signal?: AbortSignal
    keepalive?: boolean
  }

export type ApiInput<K extends keyof Calls> = InputOf<Calls[K]>
/** The input may be left out when nothing in it is required. */
export type ApiArguments<K extends keyof Calls> =
  Partial<ApiInput<K>> extends ApiInput<K> ? [input?: ApiInput<K>] : [input: ApiInput<K>]

type BodyOf<S> = S extends z.ZodType ? z.output<S> : undefined
type Out<C> = C extends { out: infer O } ? BodyOf<O[keyof O]> : never

/** What a call resolves to: the body of its success, or the union of them. */
export type ApiResult<K extends keyof Calls> = Out<Calls[K]>

type EventsOf<C> = C extends { events: infer E } ? E : never
/** One event of a stream, told apart by its name. */
export type ApiEvent<K extends EventKey> = {
  [N in keyof EventsOf<Calls[K]>]: { id: string | null; name: N; data: BodyOf<EventsOf<Calls[K]>[N]> }
}[keyof EventsOf<Calls[K]>]
