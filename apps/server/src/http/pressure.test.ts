import { setTimeout as sleep } from 'node:timers/promises'
import type { Refusal } from '@coffeeattack/domain/errors/refusal'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseUnderPressure } from './pressure.ts'

/** Keeps the event loop from turning, again and again, for longer than one measurement takes. */
async function keepBusy(): Promise<void> {
  const until = performance.now() + 1500
  while (performance.now() < until) {
    const blocked = performance.now() + 150
    while (performance.now() < blocked);
    await sleep(1)
  }
}

async function statusWhenBusy(settlingMs: number) {
  const app = Fastify()
  await app.register(async (scope) => {
    await refuseUnderPressure(scope, { maxDelayMs: 50, settlingMs })
    scope.setErrorHandler((error, _request, reply) => reply.code((error as Refusal).row.status).send())
    scope.get('/', async () => 'ok')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await keepBusy()
  const { statusCode } = await app.inject('/')
  await app.close()
  return statusCode
}

test('a process that is behind refuses new work', async () => {
  expect(await statusWhenBusy(0)).toBe(503)
})

test('the busy moments of the start do not count', async () => {
  expect(await statusWhenBusy(60_000)).toBe(200)
})
