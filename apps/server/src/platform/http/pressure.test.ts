import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal } from '@coffeeattack/domain/errors/refusal'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { refuseUnderPressure } from './pressure.ts'

async function listening(settlingMs: number): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(async (scope) => {
    await refuseUnderPressure(scope, { maxDelayMs: 50, measuredEveryMs: 20, settlingMs })
    scope.setErrorHandler((error, _request, reply) => reply.code((error as Refusal).row.status).send())
    scope.get('/', async () => 'ok')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return app
}

const status = async (app: FastifyInstance) => (await app.inject('/')).statusCode

/** Blocks the event loop repeatedly until a request is refused. */
async function keepBusyUntilRefused(app: FastifyInstance): Promise<void> {
  do {
    const blocked = performance.now() + 100
    while (performance.now() < blocked);
    await sleep(1)
  } while ((await status(app)) !== 503)
}

test('a process whose event loop is late refuses requests', async () => {
  const app = await listening(0)
  expect(await status(app)).toBe(200)
  await keepBusyUntilRefused(app)
})

test('the first seconds do not count', async () => {
  const [settled, starting] = [await listening(0), await listening(60_000)]
  await keepBusyUntilRefused(settled)
  expect(await status(starting)).toBe(200)
})
