import { Refusal } from '@coffeeattack/domain/errors/refusal'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const LIMITS = { maxDelayMs: 2000, measuredEveryMs: 1000, settlingMs: 5000, retryAfterSeconds: 5 }

/**
 * Refuses requests while the event loop is seconds behind, so that those under way can finish. The first seconds do not
 * count, because the start itself blocks the event loop.
 */
export async function refuseUnderPressure(
  app: FastifyInstance,
  limits: Partial<typeof LIMITS> = {},
): Promise<void> {
  const { maxDelayMs, measuredEveryMs, settlingMs, retryAfterSeconds } = { ...LIMITS, ...limits }
  let settled = false
  app.addHook('onListen', async () => {
    setTimeout(() => (settled = true), settlingMs).unref()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: measuredEveryMs,
    async pressureHandler(_request, _reply, _type, delay) {
      // The plugin reports an infinite delay before its first measurement.
      if (settled && Number.isFinite(delay)) throw new Refusal('UNAVAILABLE', { retryAfterSeconds })
    },
  })
}
