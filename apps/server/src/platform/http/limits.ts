import type { CallKey } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Caller, callerId } from './caller.ts'
import { countsInMemory } from './counts.ts'
import { EVERY_CALLER, EVERY_VISITOR, type Limit, type LimitedBy, limits } from './limit-table.ts'
import { connectSharedCounts } from './shared-counts.ts'
import { visitorAddress } from './visitor.ts'

export type Limits = {
  /**
   * Before the body is read. An authenticated caller is counted as that caller, from any address. Everybody else is
   * counted by address, also a caller with an invalid token, so that guessing tokens is limited.
   */
  admit(call: CallKey, request: FastifyRequest, identify: () => Promise<Caller>): Promise<void>
  /** For public routes outside the contract. */
  admitVisitor(request: FastifyRequest): Promise<void>
  /** Limits that depend on the caller or the input. */
  checkInput(call: CallKey, request: FastifyRequest): Promise<void>
}

/** Counts in this process, or in Redis when several processes share one. */
export async function registerLimits(
  app: FastifyInstance,
  { settings, secrets, log, clock }: Deps,
): Promise<Limits> {
  const shared = settings.redisUrl ? await connectSharedCounts(settings.redisUrl, { log, clock }) : null
  const newCounts = () => {
    const own = countsInMemory(clock)
    return shared ? shared.or(own) : own
  }
  app.addHook('onClose', async () => shared?.close())

  /** Each limit has counters of its own. */
  function limiter(name: string, { by, max, seconds }: Limit) {
    const counts = newCounts()
    return async (request: FastifyRequest) => {
      const key = `${name}|${by}|${seconds}|${counted(by, request)}`
      const { current, ttl } = await counts.count(key, seconds * 1000)
      if (current <= max) return
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) })
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
    admitVisitor: everyVisitor,
    async checkInput(call, request) {
      for (const { check } of ofCall.get(call)?.late ?? []) await check(request)
    },
  }
}
