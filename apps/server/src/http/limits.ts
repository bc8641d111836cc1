import type { CallKey } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { callerId } from './caller.ts'
import { EVERY_CALL, limits, type By, type Limit } from './limit-table.ts'
import { connectRedis } from './redis.ts'
import { visitorAddress } from './visitor.ts'

export type Limits = {
  /** Before anything is read. */
  checkAddress(call: CallKey, request: FastifyRequest): Promise<void>
  /** Once caller and input are known. */
  checkInput(call: CallKey, request: FastifyRequest): Promise<void>
}

/** Counts in this process, or in Redis when there is one to share by several processes. */
export async function registerLimits(
  app: FastifyInstance,
  { settings, secrets, log }: Deps,
): Promise<Limits> {
  const redis = settings.redisUrl ? await connectRedis(settings.redisUrl, log) : null
  await app.register(rateLimit, { global: false, ...(redis && { redis, skipOnError: true }) })
  app.addHook('onClose', async () => redis?.disconnect())

  function limiter(name: string, { by, max, seconds }: Limit) {
    const count = app.createRateLimit({
      max,
      timeWindow: seconds * 1000,
      keyGenerator: (request) => `${name}|${by}|${counted(by, request)}`,
    })
    return async (request: FastifyRequest) => {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) return
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, state.ttlInSeconds) })
    }
  }

  function counted(by: By, request: FastifyRequest): string {
    if (by === 'address') return normalizeIP(visitorAddress(request, secrets))
    if (by === 'caller') return callerId(request.caller)
    const { query, body } = request.input as {
      query?: Record<string, unknown>
      body?: Record<string, unknown>
    }
    return secrets.mac('limit', String(body?.[by] ?? query?.[by]))
  }

  const everyCall = limiter('*', EVERY_CALL)
  const ofCall = new Map(
    Object.entries(limits).map(([call, own]) => {
      const made = own.map((limit) => ({ early: limit.by === 'address', check: limiter(call, limit) }))
      return [call, { early: made.filter(({ early }) => early), late: made.filter(({ early }) => !early) }]
    }),
  )

  return {
    async checkAddress(call, request) {
      await everyCall(request)
      for (const { check } of ofCall.get(call)?.early ?? []) await check(request)
    },
    async checkInput(call, request) {
      for (const { check } of ofCall.get(call)?.late ?? []) await check(request)
    },
  }
}
