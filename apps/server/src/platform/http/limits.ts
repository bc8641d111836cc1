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
   * At the door, before anything is read. Whoever shows who they are is counted as that person, wherever they come
   * from; everybody else as their address, and so is a token that is not good: guessing one is not free.
   */
  admit(call: CallKey, request: FastifyRequest, identify: () => Promise<Caller>): Promise<void>
  /** At an address that stands in no table of calls and that anybody may ask. */
  admitVisitor(request: FastifyRequest): Promise<void>
  /** Once caller and input are known. */
  checkInput(call: CallKey, request: FastifyRequest): Promise<void>
}

/** Counts in this process, or in Redis when there is one to share by several processes. */
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

  /** Each limit counts for itself. */
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
