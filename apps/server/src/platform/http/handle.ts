import { type Call, splitKey } from '@coffeeattack/contract/call'
import { type CallKey, type Calls, calls } from '@coffeeattack/contract/calls'
import { type Input, readInput } from '@coffeeattack/contract/read-input'
import { responseSchema } from '@coffeeattack/contract/response-schema'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { unsafeProblem } from '@coffeeattack/domain/text/length'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Deps } from '../../deps.ts'
import { createListener } from '../streams/listener.ts'
import { type Answer, asAnswer, type Result } from './answer.ts'
import { authenticate } from './auth.ts'
import { type Caller, callerId, type CallerOf } from './caller.ts'
import { authorizationOf } from './cookies.ts'
import { createEndedLogins } from './ended-logins.ts'
import { registerFileBodies } from './file-bodies.ts'
import { bindEvents, type EventsKey, type HandleEvents } from './handle-events.ts'
import { createOnce, type Once, readIdempotencyKey, type Stored } from './idempotency.ts'
import type { Limits } from './limits.ts'
import type { Tokens } from './tokens.ts'
import { type Visit, visitOf } from './visit.ts'

/** PostgreSQL stores neither NUL nor lone surrogates, so both are refused anywhere in a request, in keys and in values. */
function refuseUnsafeText(input: unknown): void {
  const found = findUnsafeText(input)
  if (found) throw new Refusal('INVALID_INPUT', { fields: { [found.path || 'body']: found.problem } })
}

const isSafeInput = (input: unknown): boolean => findUnsafeText(input) === null

/** Iterative, so that deep nesting cannot overflow the stack. */
function findUnsafeText(input: unknown): { path: string; problem: string } | null {
  const rest: { path: string; value: unknown }[] = [{ path: '', value: input }]
  for (let item = rest.pop(); item; item = rest.pop()) {
    const { path, value } = item
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    const texts = typeof value === 'string' ? [value] : entries.map(([key]) => key)
    for (const text of texts) {
      const problem = unsafeProblem(text)
      if (problem) return { path, problem }
    }
    for (const [key, inner] of entries) rest.push({ path: path ? `${path}.${key}` : key, value: inner })
  }
  return null
}

/** Runs work after the answer was sent; closing the service waits for it. */
function createAfterwards(app: FastifyInstance, { log, report }: Pick<Deps, 'log' | 'report'>) {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))

  return (reply: FastifyReply, work: () => Promise<void>): void => {
    reply.raw.once('finish', () => {
      const run = work()
        .catch((error: unknown) => {
          log.error({ err: error }, 'work after an answer failed')
          report(error, { of: 'call' })
        })
        .finally(() => running.delete(run))
      running.add(run)
    })
  }
}

/** Outside production every answer is checked against the contract, so that a wrong one fails a test, not a client. */
function checkAnswer(key: string, call: Call, { status, body }: Stored): void {
  const shape = call.out[status]
  if (shape === undefined) throw new Error(`${key} has no answer with status ${status}`)
  const result = shape?.safeParse(JSON.parse(body!))
  if (result && !result.success) {
    const places = result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
    throw new Error(`${key} answered outside its contract at ${places.join(', ')}`)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** The validated input; null before validation. */
    input: Input<Call> | null
  }
}

export type ApiDeps = Deps & { readonly tokens: Tokens }

/** Calls that answer once, unlike event streams. */
export type AnsweredKey = Exclude<CallKey, EventsKey>

export type HandlerInput<C extends Call> = Input<C> & {
  readonly caller: CallerOf<C['auth']>
  readonly from: Visit
  /** The body of a call that takes a file. */
  readonly file: C extends { file: object } ? Buffer : null
}

/**
 * A handler uses only the deps that it is passed. With an idempotency key their `db` is the transaction that also stores
 * the answer (unless the call is handled `withoutTransaction`): the handler may only query, may be run again, and a
 * failed statement aborts everything, so possible duplicates are inserted with `on conflict` or in `db.transaction`.
 */
export type Handler<K extends AnsweredKey> = (
  input: HandlerInput<Calls[K]>,
  deps: ApiDeps,
) => Result<Calls[K]> | Promise<Result<Calls[K]>>

type HandleCall = <K extends AnsweredKey>(key: K, handler: Handler<K>) => void

export type Handle = HandleCall & {
  /** For a handler that calls outside services: it must not hold a transaction while it waits for them. */
  withoutTransaction: HandleCall
  events: HandleEvents
}

type AnyHandler = (
  input: Omit<HandlerInput<Call>, 'file'> & { file: Buffer | null },
  deps: ApiDeps,
) => unknown

/** Binds handlers to the calls of the contract, which says who may call, what comes in and what goes out. */
export function bind(app: FastifyInstance, deps: ApiDeps, limits: Limits) {
  const { inTransaction, withoutTransaction } = createOnce(deps)
  const afterwards = createAfterwards(app, deps)
  const listener = createListener({ connection: deps.db.connection, log: deps.log })
  const door = { ...deps, logins: createEndedLogins(deps, listener) }
  const handled = new Set<string>()

  // Before the service accepts requests: until it listens, every call looks its login up.
  app.addHook('onReady', () => listener.start())
  app.addHook('onClose', () => listener.close())

  app.decorateRequest('caller', null)
  app.decorateRequest('input', null)

  type Work = { key: CallKey; handler: AnyHandler; once: Once }

  async function perform({ key, handler, once }: Work, request: FastifyRequest, reply: FastifyReply) {
    const call: Call = calls[key]
    const { params, query, caller } = request
    const file = call.file ? ((request.body as Buffer | undefined) ?? Buffer.alloc(0)) : null
    const body = file ? undefined : request.body
    if (!isSafeInput(params)) throw new Refusal('NOT_FOUND')
    refuseUnsafeText(query)
    refuseUnsafeText(body)
    const input = (request.input = readInput(call, { params, query, body }))
    await limits.checkInput(key, request)

    const from = visitOf(request)
    const run = async (handlerDeps: ApiDeps): Promise<Stored> => {
      const made = asAnswer(await handler({ ...input, caller, from, file }, handlerDeps))
      const stored = { status: made.status, body: call.out[made.status] ? serialize(made, reply) : null }
      if (!deps.settings.production) checkAnswer(key, call, stored)
      for (const cookie of made.cookies) reply.header('set-cookie', cookie)
      if (made.afterwards) afterwards(reply, made.afterwards)
      return stored
    }

    const idempotencyKey = call.makes && readIdempotencyKey(request.headers['idempotency-key'])
    const stored = idempotencyKey
      ? await once({ key: idempotencyKey, call: key, caller: callerId(caller), input }, (db) =>
          run({ ...deps, db }),
        )
      : await run(deps)
    return send(reply, stored)
  }

  const answering = (once: Once) => (key: AnsweredKey, handler: unknown) => {
    const call: Call = calls[key]
    const { method, path } = splitKey(key)
    handled.add(key)
    const route: RouteOptions = {
      method,
      url: path,
      schema: { response: responseSchemas(call) },
      onRequest: async (request) => {
        await limits.admit(key, request, () =>
          authenticate(
            call,
            {
              authorization: authorizationOf(call.auth, request.headers, deps.settings),
              from: visitOf(request),
            },
            door,
          ),
        )
      },
      handler: (request, reply) => perform({ key, handler: handler as AnyHandler, once }, request, reply),
    }
    if (call.file) registerFileBodies(app, call.file, route)
    else app.route(route)
  }

  const mountEvents = bindEvents(app, { deps, door, listener, limits })
  const events: HandleEvents = (key, source) => {
    handled.add(key)
    mountEvents(key, source)
  }

  /** A call without a handler answers 501. */
  function answerUnbuilt(): void {
    for (const key of Object.keys(calls).filter((it) => !handled.has(it))) {
      const { method, path } = splitKey(key)
      app.route({
        method,
        url: path,
        handler: async () => {
          throw new Refusal('NOT_IMPLEMENTED')
        },
      })
    }
  }

  const handle: Handle = Object.assign(answering(inTransaction), {
    withoutTransaction: answering(withoutTransaction),
    events,
  })
  return { handle, answerUnbuilt }
}

function responseSchemas(call: Call): Record<string, unknown> {
  const shapes = Object.entries(call.out).flatMap(([status, shape]) =>
    shape ? [[status, responseSchema(shape)]] : [],
  )
  return Object.fromEntries(shapes) as Record<string, unknown>
}

/** By the serializer that Fastify compiled from the contract's schema for this status. */
const serialize = ({ status, body }: Answer, reply: FastifyReply): string =>
  String(reply.code(status).serialize(body))

function send(reply: FastifyReply, { status, body }: Stored): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
}
