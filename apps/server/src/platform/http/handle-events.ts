import type { OutgoingHttpHeaders } from 'node:http'
import { type Call, splitKey } from '@coffeeattack/contract/call'
import { type CallKey, type Calls, calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { DescribeEvents, EventContent } from '../streams/feeds.ts'
import { createHub } from '../streams/hub.ts'
import type { Listener } from '../streams/listener.ts'
import type { StreamEvent } from '../streams/store.ts'
import { authenticate, type Door } from './auth.ts'
import { type Caller, callerId, type CallerOf } from './caller.ts'
import type { Limits } from './limits.ts'
import { visitOf } from './visit.ts'

/** Calls that answer with an event stream. */
export type EventsKey = { [K in CallKey]: Calls[K] extends { events: object } ? K : never }[CallKey]

type ShapesOf<K extends EventsKey> = Calls[K]['events']

/** One event of the call, by name; null when its subject no longer exists. */
export type EventOf<K extends EventsKey> =
  | {
      [N in keyof ShapesOf<K>]: {
        name: N
        data: z.output<Extract<ShapesOf<K>[N], z.ZodType>>
        /** Send it to this member of the audience only. */
        only?: string
      }
    }[keyof ShapesOf<K>]
  | null

export type EventSource<K extends EventsKey> = {
  /** The audience whose events the caller reads. All its members read the same events, except those with `only`. */
  audienceOf(caller: CallerOf<Calls[K]['auth']>): string
  memberOf(caller: CallerOf<Calls[K]['auth']>): string
  /** Called before the first event. */
  onOpen?(caller: CallerOf<Calls[K]['auth']>, deps: Deps): Promise<void>
  /** The content of events of many audiences, in the same order. */
  describe(events: readonly StreamEvent[], deps: Deps): Promise<readonly EventOf<K>[]>
}

export type HandleEvents = <K extends EventsKey>(key: K, source: EventSource<K>) => void

type AnySource = {
  audienceOf(caller: Caller): string
  memberOf(caller: Caller): string
  onOpen?(caller: Caller, deps: Deps): Promise<void>
  describe(events: readonly StreamEvent[], deps: Deps): Promise<readonly EventContent[]>
}

type Binding = {
  readonly deps: Deps
  readonly door: Door
  readonly listener: Listener
  readonly limits: Limits
}

/** Binds calls that stream to the hub of this process. */
export function bindEvents(app: FastifyInstance, { deps, door, listener, limits }: Binding): HandleEvents {
  const hub = createHub(deps, listener)
  deps.stopping.addEventListener('abort', () => void hub.close(), { once: true })
  // `preClose`, because closing the server waits for open connections.
  app.addHook('preClose', () => hub.close())

  return (key, given) => {
    const call: Call = calls[key]
    const source = given as unknown as AnySource
    const { method, path } = splitKey(key)
    const describe: DescribeEvents = async (events, streamDb) => {
      const contents = await source.describe(events, { ...deps, db: streamDb })
      if (!deps.settings.production) for (const one of contents) checkEvent(key, call, one)
      return contents
    }
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      onRequest: async (request) => {
        const credentials = { authorization: request.headers.authorization, from: visitOf(request) }
        await limits.admit(key, request, () => authenticate(call, credentials, door))
      },
      handler: async (request, reply) => {
        const { caller } = request
        // A stream ends with its session, and a program's key has none.
        if (!caller || caller.kind === 'program') throw new Refusal('UNAUTHORIZED')
        await limits.checkInput(key, request)
        await source.onOpen?.(caller, deps)
        await hub.open({
          subscriber: {
            audienceId: source.audienceOf(caller),
            memberId: source.memberOf(caller),
            callerId: callerId(caller),
            sessionId: caller.sessionId,
          },
          describe,
          lastEventId: lastEventId(request),
          respond: () => begin(reply, deps.metrics),
        })
        // The session may have ended while its stream was opened.
        if (await door.logins.hasEnded(caller.sessionId)) hub.endLogin(caller.sessionId)
        return reply
      },
    })
  }
}

/** Takes the response over from Fastify, uncompressed and unbuffered by proxies. */
function begin(reply: FastifyReply, metrics: Deps['metrics']) {
  reply.hijack()
  metrics.streamOpened()
  reply.raw.once('close', metrics.streamClosed)
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // A kept-alive connection would delay the end of the process.
    connection: 'close',
  })
  return reply.raw
}

function lastEventId({ headers }: FastifyRequest): number | null {
  const text = headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Outside production every event is checked against the contract, as answers are. */
function checkEvent(key: string, call: Call, event: EventContent): void {
  const result = event && call.events?.[event.name]?.safeParse(event.data)
  if (event && !result?.success) throw new Error(`${key} sent ${event.name} outside its contract`)
}
