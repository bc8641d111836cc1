import type { OutgoingHttpHeaders } from 'node:http'
import { type Call, splitKey } from '@coffeeattack/contract/call'
import { type CallKey, type Calls, calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Teller, ToldEvent } from '../streams/feeds.ts'
import { createHub } from '../streams/hub.ts'
import type { Listener } from '../streams/listener.ts'
import type { StreamEvent } from '../streams/store.ts'
import { authenticate, type Door } from './auth.ts'
import { type Caller, callerId, type CallerOf } from './caller.ts'
import type { Limits } from './limits.ts'
import { visitOf } from './visit.ts'

/** Calls that answer with a stream of events. */
export type EventsKey = { [K in CallKey]: Calls[K] extends { events: object } ? K : never }[CallKey]

type ShapesOf<K extends EventsKey> = Calls[K]['events']

/** One event of the call, told apart by its name; null when what it told of is gone. */
export type ToldOf<K extends EventsKey> =
  | {
      [N in keyof ShapesOf<K>]: {
        name: N
        data: z.output<Extract<ShapesOf<K>[N], z.ZodType>>
        /** The one member of the audience who hears it. */
        only?: string
      }
    }[keyof ShapesOf<K>]
  | null

export type EventSource<K extends EventsKey> = {
  /** Whose events the caller reads. All callers of one audience read the same, but for what names one of them. */
  audienceOf(caller: CallerOf<Calls[K]['auth']>): string
  memberOf(caller: CallerOf<Calls[K]['auth']>): string
  /** Before the first event. */
  onOpen?(caller: CallerOf<Calls[K]['auth']>, deps: Deps): Promise<void>
  /** The words of events of many audiences, in their order. */
  tell(events: readonly StreamEvent[], deps: Deps): Promise<readonly ToldOf<K>[]>
}

export type HandleEvents = <K extends EventsKey>(key: K, source: EventSource<K>) => void

type AnySource = {
  audienceOf(caller: Caller): string
  memberOf(caller: Caller): string
  onOpen?(caller: Caller, deps: Deps): Promise<void>
  tell(events: readonly StreamEvent[], deps: Deps): Promise<readonly ToldEvent[]>
}

type Binding = {
  readonly deps: Deps
  readonly door: Door
  readonly listener: Listener
  readonly limits: Limits
}

/** Ties calls that stream to the hub of this process, which lives as long as the service. */
export function bindEvents(app: FastifyInstance, { deps, door, listener, limits }: Binding): HandleEvents {
  const hub = createHub(deps, listener)
  deps.stopping.addEventListener('abort', () => void hub.close(), { once: true })
  // Before the server waits for open connections: streams would keep it waiting.
  app.addHook('preClose', () => hub.close())

  return (key, given) => {
    const call: Call = calls[key]
    const source = given as unknown as AnySource
    const { method, path } = splitKey(key)
    const teller: Teller = async (events, line) => {
      const told = await source.tell(events, { ...deps, db: line })
      if (!deps.settings.production) for (const one of told) checkTold(key, call, one)
      return told
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
        // A stream ends with its login; a program's key has none.
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
          teller,
          lastEventId: lastEventId(request),
          respond: () => begin(reply, deps.metrics),
        })
        // One that ended while its stream was being opened.
        if (await door.logins.hasEnded(caller.sessionId)) hub.endLogin(caller.sessionId)
        return reply
      },
    })
  }
}

/** From here on the answer is ours: neither compressed nor held back on its way. */
function begin(reply: FastifyReply, metrics: Deps['metrics']) {
  reply.hijack()
  metrics.streamOpened()
  reply.raw.once('close', metrics.streamClosed)
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The connection ends with its stream: kept for another request, it would hold up the end of the process.
    connection: 'close',
  })
  return reply.raw
}

function lastEventId({ headers }: FastifyRequest): number | null {
  const text = headers['last-event-id']
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** Outside production every event is held against its contract, as answers are. */
function checkTold(key: string, call: Call, told: ToldEvent): void {
  const result = told && call.events?.[told.name]?.safeParse(told.data)
  if (told && !result?.success) throw new Error(`${key} told ${told.name} outside its contract`)
}
