import type { CallKey } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Deps } from '../../deps.ts'
import type { Log } from '../observing/log.ts'
import { type Caller, callerId } from './caller.ts'
import { EVERY_CALLER, EVERY_VISITOR, type Limit, type LimitedBy, limits } from './limit-table.ts'
import { visitorAddress } from './visitor.ts'

/** More keys than one process hears of within its windows; what was quiet longest is forgotten first, and with it its count. */
const KEPT = 20_000

type Count = { current: number; startedAt: number }

/** Counts in the memory of this process, by our own clock: the limiter's own store reads the machine's. */
function countsInMemory(clock: () => Date): FastifyRateLimitStoreCtor {
  return class Counts {
    readonly #counts = new Map<string, Count>()

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow = 0,
    ): void {
      const now = clock().getTime()
      const known = this.#counts.get(key)
      const runs = known && known.startedAt <= now && now < known.startedAt + timeWindow
      const { current, startedAt } = runs
        ? { current: known.current + 1, startedAt: known.startedAt }
        : { current: 1, startedAt: now }
      // Taken out and put back, it stands last: the first one is always the one that was quiet longest.
      this.#counts.delete(key)
      this.#counts.set(key, { current, startedAt })
      if (this.#counts.size > KEPT) this.#counts.delete(this.#counts.keys().next().value!)
      done(null, { current, ttl: startedAt + timeWindow - now })
    }

    child(): Counts {
      return new Counts()
    }
  }
}

/** Loaded only where several processes share their counts: whoever runs one needs no Redis. */
async function connectRedis(url: string, log: Log): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: 500,
    maxRetriesPerRequest: 1,
    // Nobody waits for a Redis that is not there.
    enableOfflineQueue: false,
  })
  // It reconnects by itself; until then every request is allowed, and only the first failure is worth a line.
  redis.once('error', () => log.warn('Redis가 응답하지 않아요. 그동안 요청 횟수를 세지 않아요.'))
  redis.on('error', () => {})
  return redis
}

export type Limits = {
  /**
   * At the door, before anything is read. Whoever shows who they are is counted as that person, wherever they come
   * from; everybody else as their address, and so is a token that is not good: guessing one is not free.
   */
  admit(call: CallKey, request: FastifyRequest, identify: () => Promise<Caller>): Promise<void>
  /** Once caller and input are known. */
  checkInput(call: CallKey, request: FastifyRequest): Promise<void>
}

/** Counts in this process, or in Redis when there is one to share by several processes. */
export async function registerLimits(
  app: FastifyInstance,
  { settings, secrets, log, clock }: Deps,
): Promise<Limits> {
  const redis = settings.redisUrl ? await connectRedis(settings.redisUrl, log) : null
  const counts = redis ? { redis, skipOnError: true } : { store: countsInMemory(clock) }
  await app.register(rateLimit, { global: false, ...counts })
  app.addHook('onClose', async () => redis?.disconnect())

  function limiter(name: string, { by, max, seconds }: Limit) {
    const count = app.createRateLimit({
      max,
      timeWindow: seconds * 1000,
      keyGenerator: (request) => `${name}|${by}|${seconds}|${counted(by, request)}`,
    })
    return async (request: FastifyRequest) => {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) return
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) })
    }
  }

  function counted(by: LimitedBy, request: FastifyRequest): string {
    if (by === 'address') return normalizeIP(visitorAddress(request, secrets))
    if (by === 'caller') return callerId(request.caller)
    const { query, body } = request.input as {
      query?: Record<string, unknown>
      body?: Record<string, unknown>
    }
    if (by === 'address+email')
      return secrets.mac('limit', `${counted('address', request)} ${String(body?.email)}`)
    return secrets.mac('limit', String(body?.[by] ?? query?.[by]))
  }

  const everyCaller = limiter('*', EVERY_CALLER)
  const everyVisitor = limiter('*', EVERY_VISITOR)
  const ofCall = new Map(
    Object.entries(limits).map(([call, own]) => {
      const made = own.map((limit) => ({ early: limit.by === 'address', check: limiter(call, limit) }))
      return [call, { early: made.filter(({ early }) => early), late: made.filter(({ early }) => !early) }]
    }),
  )

  return {
    async admit(call, request, identify) {
      for (const { check } of ofCall.get(call)?.early ?? []) await check(request)
      try {
        request.caller = await identify()
      } catch (refusal) {
        await everyVisitor(request)
        throw refusal
      }
      await (request.caller ? everyCaller : everyVisitor)(request)
    },
    async checkInput(call, request) {
      for (const { check } of ofCall.get(call)?.late ?? []) await check(request)
    },
  }
}
