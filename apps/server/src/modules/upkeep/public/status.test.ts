import { LATE_AFTER_MS } from '@coffeeattack/domain/upkeep/status'
import { expect, vi } from 'vitest'
import { CIRCUIT } from '../../../platform/providers/circuit.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const test = serverTest()
test.beforeEach(({ clock }) => clock.advance({ minutes: 1 }))

type Part = { part: string; state: string; since: string | null }

async function look(server: TestApp) {
  const answer = await server.call('GET', '/status')
  expect(answer.statusCode).toBe(200)
  const { parts } = answer.json<{ parts: Part[] }>()
  return Object.fromEntries(parts.map(({ part, state, since }) => [part, [state, since]]))
}

test('[OPS-5] everything works, told to anybody', async ({ server }) => {
  const parts = await look(server)
  expect(Object.keys(parts)).toHaveLength(10)
  for (const told of Object.values(parts)) expect(told).toEqual(['fine', null])
})

test('[OPS-5] a provider that fails again and again is away until it answers', async ({ server, clock }) => {
  const { sms } = server.deps.providers
  const send = () => sms.send({ to: '01055556666', text: 'canary.bird' }).catch(() => {})
  for (let time = 0; time < CIRCUIT.failures; time += 1) await send()
  const since = clock().toISOString()
  clock.advance({ minutes: 1 })
  expect(await look(server)).toMatchObject({
    texts: ['away', since],
    notices: ['late', since],
    offers: ['fine', null],
  })
  server.deps.outages.worked('sms')
  expect((await look(server))['texts']).toEqual(['fine', null])
})

test('[OPS-5] without the database it still answers, since when it went', async ({ server, clock }) => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const query = vi.spyOn(server.deps.db.pool, 'query').mockRejectedValue(refused)
  const since = clock().toISOString()
  await look(server)
  clock.advance({ seconds: 30 })
  for (const told of Object.values(await look(server))) expect(told).toEqual(['away', since])
  query.mockRestore()
  clock.advance({ seconds: 2 })
  expect((await look(server))['offers']).toEqual(['fine', null])
})

test('[OPS-5] a file store that does not answer is asked once in half a minute', async ({
  server,
  clock,
}) => {
  const probe = vi.spyOn(server.deps.files, 'probe').mockRejectedValue(new Error('no disk'))
  const since = clock().toISOString()
  expect(await look(server)).toMatchObject({ files: ['away', since], chats: ['fine', null] })
  await look(server)
  expect(probe).toHaveBeenCalledTimes(1)
  probe.mockRestore()
  clock.advance({ seconds: 30 })
  expect((await look(server))['files']).toEqual(['fine', null])
})

test('[OPS-5] notices are late when a mail has waited too long', async ({ server, clock }) => {
  const due = new Date(clock().getTime() - LATE_AFTER_MS - 1_000)
  await server.db.pool.query(
    `insert into mails (id, kind, content_sealed, attempts, due_at, created_at, expires_at)
     values ($1, 'NEWS', '', 0, $2, $2, $3)`,
    [server.deps.ids.next(), due, new Date(clock().getTime() + 3_600_000)],
  )
  expect((await look(server))['notices']).toEqual(['late', due.toISOString()])
})
