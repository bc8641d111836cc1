import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'

/** Begins work when its answer has left, so that the answer's time tells nothing of it; the service waits for it when it closes. */
export function createAfterwards(app: FastifyInstance, { log, report }: Pick<Deps, 'log' | 'report'>) {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))

  return (reply: FastifyReply, work: () => Promise<void>): void => {
    reply.raw.once('finish', () => {
      const run = work()
        .catch((error: unknown) => {
          log.error({ err: error }, 'work after an answer failed')
          report(error)
        })
        .finally(() => running.delete(run))
      running.add(run)
    })
  }
}
