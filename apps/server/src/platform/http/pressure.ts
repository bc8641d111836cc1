import { Refusal } from '@coffeeattack/domain/errors/refusal'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

const LIMITS = { maxDelayMs: 2000, measuredEveryMs: 1000, settlingMs: 5000, retryAfterSeconds: 5 }

/**
 * A process that is seconds behind refuses new work early instead of answering everyone too late. The start itself
 * keeps the event loop busy, so the first seconds of listening do not count.
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
      // Without a single measurement the plugin reports an infinite delay.
      if (settled && Number.isFinite(delay)) throw new Refusal('UNAVAILABLE', { retryAfterSeconds })
    },
  })
}
