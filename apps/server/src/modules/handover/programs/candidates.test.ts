import { expect } from 'vitest'
import { addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { test } from '../testing/handover-world.ts'

type Listed = { items: { id: string; coffeechats: Record<string, unknown>[] }[]; nextCursor: string | null }
type Log = { items: { company: string; what: string; times: number }[] }

/** A key of the test company, and calls with it. */
async function newKey(world: {
  call: (...given: ['POST', string, unknown]) => Promise<{ json: () => unknown }>
}) {
  const made = (await world.call('POST', '/keys', { name: '채용 프로그램' })).json()
  return made as { id: string; secret: string; prefix: string }
}
const read = (server: TestApp, token: string, path = '') =>
  server.call('GET', `/v1/candidates${path}`, { token })
const log = async (server: TestApp, { userId, sessionId }: TestCandidate & { sessionId?: string }) =>
  (
    await server.call('GET', '/users/handovers', {
      token: server.signIn('candidate', { subjectId: userId, ...(sessionId && { sessionId }) }).token,
    })
  ).json<Log>()

test('[BIZ-16] a key is shown once, stored as a hash, and revoked at once', async ({ server, world }) => {
  const { id, secret, prefix } = await newKey(world)
  expect(secret).toMatch(/^ca_live_[A-Za-z0-9_-]{43}$/)
  expect(secret.startsWith(prefix)).toBe(true)
  const kept = await server.db.pool.query('select * from api_keys where id = $1', [id])
  expect(JSON.stringify(kept.rows)).not.toContain(secret)
  expect((await read(server, secret)).statusCode).toBe(200)
  await world.call('DELETE', `/keys/${id}`)
  expect((await read(server, secret)).json()).toMatchObject({ code: 'UNAUTHORIZED' })
  expect((await read(server, `${secret}x`)).statusCode).toBe(401)
  expect((await read(server, server.signIn('operator').token)).statusCode).toBe(401)
})

test('[BIZ-16] the last use of a key is stored to the minute', async ({ server, world }) => {
  const { id, secret } = await newKey(world)
  const lastUsed = async () =>
    (await world.call('GET', ''))
      .json<{ keys: { id: string; lastUsedAt: string | null }[] }>()
      .keys.find((one) => one.id === id)!.lastUsedAt
  expect(await lastUsed()).toBeNull()
  await read(server, secret)
  const first = await lastUsed()
  expect(first).toBe(server.clock().toISOString())
  server.clock.advance({ seconds: 59 })
  await read(server, secret)
  expect(await lastUsed()).toBe(first)
  server.clock.advance({ seconds: 1 })
  await read(server, secret)
  expect(await lastUsed()).toBe(server.clock().toISOString())
})

test('[BIZ-16] a key lists only candidates who matched with its company, in pages', async ({
  server,
  world,
}) => {
  const { secret } = await newKey(world)
  const waiting = await addCandidate(server)
  const { companyId, operatorId } = world
  await addOffer(server.db.drizzle, { candidateId: waiting.userId, companyId, operatorId })
  const elsewhere = await addCandidate(server)
  const other = await addCompany(server.db.drizzle, { key: server.deps.ids.next() })
  const recruiter = await addTestOperator(server, { companyId: other })
  await world.match(elsewhere, { companyId: other, operatorId: recruiter.operatorId })
  const matched: TestCandidate[] = []
  for (let one = 0; one < 3; one++) {
    server.clock.advance({ seconds: 1 })
    const me = await addCandidate(server)
    matched.unshift(me)
    await world.match(me)
  }
  const first = (await read(server, secret, '?limit=2')).json<Listed>()
  const second = (await read(server, secret, `?limit=2&cursor=${first.nextCursor}`)).json<Listed>()
  const ids = [...first.items, ...second.items].map((one) => one.id)
  expect(ids.slice(0, 3)).toEqual(matched.map(({ userId }) => userId))
  expect(ids).not.toContain(waiting.userId)
  expect(ids).not.toContain(elsewhere.userId)
  for (const { userId } of [waiting, elsewhere])
    expect((await read(server, secret, `/${userId}`)).statusCode).toBe(404)
  expect((await log(server, waiting)).items).toEqual([])
})

test('[BIZ-16] a key reads what was disclosed: less after a call-off, nothing after the candidate left', async ({
  server,
  world,
}) => {
  const { secret } = await newKey(world)
  const me = await addCandidate(server, { name: '나매칭', githubUrl: 'https://github.example/me' })
  const coffeechatId = await world.match(me)
  const disclosed = async () =>
    (await read(server, secret, `/${me.userId}`)).json<{ disclosed: Record<string, string | null> }>()
      .disclosed
  expect(await disclosed()).toMatchObject({
    name: '나매칭',
    github: 'https://github.example/me',
    resumeLink: null,
  })
  await world.cancel(me, coffeechatId)
  expect(await disclosed()).toMatchObject({ name: '나매칭', github: null })
  await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직을 마쳤어요' } })
  expect((await read(server, secret, `/${me.userId}`)).statusCode).toBe(404)
  const { items } = (await read(server, secret)).json<Listed>()
  expect(items.map((one) => one.id)).not.toContain(me.userId)
})

test('[BIZ-16] every hand-over is in the candidate’s log, one line per day and kind', async ({
  server,
  world,
}) => {
  const { secret } = await newKey(world)
  await world.connect({ events: ['coffeechat.matched'] })
  world.receiver.answers(500)
  const me = await addCandidate(server)
  await world.match(me)
  expect((await log(server, me)).items).toEqual([])
  await world.deliver()
  server.clock.advance({ minutes: 2 })
  await world.deliver()
  await read(server, secret, `/${me.userId}`)
  await read(server, secret, `/${me.userId}`)
  await read(server, secret)
  const lines = async () => (await log(server, me)).items.map(({ what, times }) => [what, times])
  expect((await lines()).toSorted()).toEqual([
    ['candidates.list', 1],
    ['candidates.read', 2],
    ['coffeechat.matched', 1],
  ])
  expect((await log(server, me)).items[0]).toMatchObject({ company: '노을클라우드' })
  server.clock.advance({ hours: 24 })
  await read(server, secret, `/${me.userId}`)
  expect(await lines()).toHaveLength(4)
})

test('[BIZ-16] a program that reads too much is throttled', async ({ server, world }) => {
  const { secret } = await newKey(world)
  server.clock.advance({ minutes: 2 })
  const statuses: number[] = []
  for (let one = 0; one < 61; one++) statuses.push((await read(server, secret, '?limit=1')).statusCode)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})
