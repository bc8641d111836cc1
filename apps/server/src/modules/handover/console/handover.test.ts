import { expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { test } from '../testing/handover-world.ts'

type Shown = { endpoints: Record<string, unknown>[]; keys: Record<string, unknown>[] }
type Deliveries = { items: Record<string, unknown>[]; nextCursor: string | null }

const rows = async (server: TestApp, text: string, ...values: unknown[]) =>
  (await server.db.pool.query(text, values)).rows
/** A recruiter of a new company, so that tests do not see each other's rows. */
const newRecruiter = async (server: TestApp) =>
  addTestOperator(server, {
    companyId: await addCompany(server.db.drizzle, { name: '새벽식품', key: server.deps.ids.next() }),
  })

test('[BIZ-16] an endpoint is added; its secret is shown once and stored sealed', async ({
  server,
  world,
}) => {
  const by = await newRecruiter(server)
  const { id, secret } = await world.connect({ by, events: ['coffeechat.matched', 'coffeechat.matched'] })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const { endpoints, keys } = (await world.call('GET', '', undefined, by)).json<Shown>()
  expect(keys).toEqual([])
  expect(endpoints).toMatchObject([
    { id, events: ['coffeechat.matched'], stoppedAt: null, waiting: 0, failed: 0, createdBy: '이도현' },
  ])
  expect(JSON.stringify(endpoints)).not.toContain('whsec_')
  const [kept] = await rows(server, 'select * from webhook_endpoints where id = $1', id)
  expect(JSON.stringify(kept)).not.toContain(secret)
})

test.for([
  'http://ats.noeul.example/hooks',
  'https://10.0.0.5/hooks',
  'https://167772165/hooks',
  'https://0xa.5/hooks',
  'https://[::ffff:127.0.0.1]/hooks',
  'https://db.internal/hooks',
  'https://user:secret@ats.noeul.example/hooks',
  'file:///etc/passwd',
])('[BIZ-16] %s is no address to be called at, neither new nor changed', async (url, { server, world }) => {
  const by = await newRecruiter(server)
  const body = { name: '채용 프로그램', url, events: ['coffeechat.matched'] }
  const refused = { code: 'INVALID_INPUT', fields: { url: expect.any(String) } }
  expect((await world.call('POST', '/endpoints', body, by)).json()).toMatchObject(refused)
  const { id } = await world.connect({ by })
  expect((await world.call('PATCH', `/endpoints/${id}`, { url }, by)).json()).toMatchObject(refused)
})

test('[BIZ-16] at most five endpoints and ten keys, also under concurrency', async ({ server, world }) => {
  const by = await newRecruiter(server)
  const endpoint = { name: '채용 프로그램', url: world.receiver.url(), events: ['coffeechat.matched'] }
  const added = await Promise.all(
    Array.from({ length: 7 }, () => world.call('POST', '/endpoints', endpoint, by)),
  )
  expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  const keys = await Promise.all(
    Array.from({ length: 12 }, () => world.call('POST', '/keys', { name: '열쇠' }, by)),
  )
  expect(keys.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  expect(keys.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
    fields: { name: '키는 10개까지 만들 수 있어요' },
  })
})

test('[BIZ-16] another company can neither see nor change any of it', async ({ server, world }) => {
  const by = await newRecruiter(server)
  const stranger = await newRecruiter(server)
  const { id } = await world.connect({ by })
  const key = (await world.call('POST', '/keys', { name: '열쇠' }, by)).json<{ id: string }>()
  expect((await world.call('GET', '', undefined, stranger)).json()).toEqual({ endpoints: [], keys: [] })
  for (const [method, path, body] of [
    ['PATCH', `/endpoints/${id}`, { name: '이름' }],
    ['PATCH', `/endpoints/${id}`, {}],
    ['DELETE', `/endpoints/${id}`, undefined],
    ['POST', `/endpoints/${id}/secret`, undefined],
    ['POST', `/endpoints/${id}/ping`, undefined],
    ['DELETE', `/keys/${key.id}`, undefined],
  ] as const)
    expect([path, (await world.call(method, path, body, stranger)).statusCode]).toEqual([path, 404])
})

test('[BIZ-16] an endpoint is tested with a signed ping about nobody', async ({ server, world }) => {
  const by = await newRecruiter(server)
  const { id, path, secret } = await world.connect({ by })
  const ping = () => world.call('POST', `/endpoints/${id}/ping`, undefined, by)
  world.receiver.answers(200)
  expect((await ping()).json()).toEqual({ status: 200, error: null, ms: expect.any(Number) })
  const [got] = world.receiver.at(path)
  expect(got).toMatchObject({ type: 'ping', data: {} })
  expect(world.holds(got!, secret)).toBe(true)
  world.receiver.answers(302)
  expect((await ping()).json()).toMatchObject({ status: 302, error: 'STATUS' })
  world.receiver.answers(0)
  expect((await ping()).json()).toMatchObject({ status: null, error: 'CONNECTION' })
  world.receiver.answers(200)
})

test('[BIZ-16] deliveries are listed, filtered and sent again under the same id', async ({
  server,
  world,
}) => {
  const me = await addCandidate(server)
  const { id, path } = await world.connect({ events: ['coffeechat.matched'] })
  world.receiver.answers(500)
  await world.match(me)
  await world.deliver()
  const list = async (query = '') =>
    (await world.call('GET', `/deliveries?endpointId=${id}${query}`)).json<Deliveries>().items
  expect(await list()).toMatchObject([
    {
      type: 'coffeechat.matched',
      state: 'WAITING',
      attempts: 1,
      last: { status: 500, error: 'STATUS' },
      canReplay: false,
    },
  ])
  expect(await list('&state=DELIVERED')).toEqual([])
  const [{ id: deliveryId }] = (await list()) as [{ id: string }]
  const replay = () => world.call('POST', `/deliveries/${deliveryId}/replay`)
  expect((await replay()).json()).toMatchObject({ code: 'CONFLICT' })

  world.receiver.answers(200)
  server.clock.advance({ minutes: 2 })
  await world.deliver()
  const [delivered] = await list('&state=DELIVERED')
  expect(delivered).toMatchObject({ attempts: 2, nextAt: null, canReplay: true })
  // The log shows what the receiver got, and the coffee chat that it is about.
  const received = world.receiver.at(path).at(-1)!.body
  expect(delivered).toMatchObject({
    body: received,
    coffeechatId: (JSON.parse(received) as { data: { coffeechatId: string } }).data.coffeechatId,
  })
  expect((await replay()).json()).toMatchObject({ state: 'WAITING', attempts: 0 })
  await world.deliver()
  expect(new Set(world.receiver.at(path).map((one) => one.id)).size).toBe(1)
  expect(world.receiver.at(path)).toHaveLength(3)
  await world.call('DELETE', `/endpoints/${id}`)
  expect((await replay()).statusCode).toBe(404)
})

test('[BIZ-16] a stopped endpoint gets nothing; waiting deliveries can be sent after it is active again', async ({
  server,
  world,
}) => {
  const { id, path } = await world.connect()
  world.receiver.answers(500)
  await world.match(await addCandidate(server))
  await world.deliver()
  await world.call('PATCH', `/endpoints/${id}`, { isStopped: true })
  await world.match(await addCandidate(server))
  server.clock.advance({ minutes: 2 })
  world.receiver.answers(200)
  await world.deliver()
  expect(world.receiver.at(path)).toHaveLength(1)
  const [waited] = await world.deliveries(id)
  expect(waited).toMatchObject({ state: 'FAILED', lastError: 'STOPPED' })
  const replay = () => world.call('POST', `/deliveries/${waited!.id}/replay`)
  expect((await replay()).statusCode).toBe(409)
  const started = await world.call('PATCH', `/endpoints/${id}`, { isStopped: false })
  expect(started.json()).toMatchObject({ stoppedAt: null, failingSince: null })
  expect((await replay()).statusCode).toBe(200)
  await world.deliver()
  expect(world.receiver.at(path)).toHaveLength(2)
})

test('[BIZ-16] recruiters’ changes are recorded in the audit trail', async ({ server, world }) => {
  const by = await newRecruiter(server)
  const { id } = await world.connect({ by })
  await world.call('PATCH', `/endpoints/${id}`, { name: '새 이름' }, by)
  await world.call('POST', `/endpoints/${id}/secret`, undefined, by)
  await world.call('POST', `/endpoints/${id}/ping`, undefined, by)
  await world.call('DELETE', `/endpoints/${id}`, undefined, by)
  const key = (await world.call('POST', '/keys', { name: '열쇠' }, by)).json<{ id: string }>()
  await world.call('DELETE', `/keys/${key.id}`, undefined, by)
  await world.call('DELETE', `/keys/${key.id}`, undefined, by)
  const deeds = await rows(
    server,
    'select action from audit_log where actor_id = $1 order by at, id',
    by.operatorId,
  )
  expect(deeds.map(({ action }) => action).toSorted()).toEqual(
    [
      'handover.add-endpoint',
      'handover.add-key',
      'handover.change-endpoint',
      'handover.ping',
      'handover.remove-endpoint',
      'handover.renew-secret',
      'handover.revoke-key',
    ].toSorted(),
  )
})
