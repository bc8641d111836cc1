import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../platform/db/schema/users.ts'
import { serverTest } from './server-test.ts'
import { addCandidate } from './test-candidate.ts'
import { createTestClock } from './test-clock.ts'

const expiredAt = '2026-12-16T00:00:00.000Z'

const test = serverTest({
  calls: [
    (handle) =>
      handle('GET /v3/users/my', ({ caller }) => ({
        isActivate: true,
        name: caller.userId,
        certified: true,
        expiredAt,
      })),
  ],
})

test('a candidate has a row, found by phone, and is signed in as themselves', async ({ server }) => {
  const jiu = await addCandidate(server, { name: '한지우', jobLabel: '개발' })
  const minho = await addCandidate(server)
  expect(minho.phone).not.toBe(jiu.phone)
  const phoneHash = server.deps.secrets.mac('phone', jiu.phone)
  const [row] = await server.db.drizzle.select().from(users).where(eq(users.phoneHash, phoneHash))
  expect(row).toMatchObject({ id: jiu.userId, jobLabel: '개발' })
  expect(server.deps.secrets.open(row!.nameSealed!, 'users.name_sealed')).toBe('한지우')
  const { json } = await server.call('GET', '/v3/users/my', { token: jiu.token })
  expect(json<{ name: string }>().name).toBe(jiu.userId)
})

test('the clock stands still until it is moved', () => {
  const clock = createTestClock('2026-11-16T23:59:59+09:00')
  expect(clock().toISOString()).toBe('2026-11-16T14:59:59.000Z')
  clock.advance({ seconds: 1 })
  expect(clock().toISOString()).toBe('2026-11-16T15:00:00.000Z')
  clock.set('2026-01-01T00:00:00Z')
  expect(clock().getTime()).toBe(Date.UTC(2026, 0, 1))
})

test('a pause ends when the clock was moved that far, and no sooner', async () => {
  const clock = createTestClock()
  const ended: string[] = []
  const awaited = clock.untilAwaited()
  const pauses = [500, 1_000].map(async (ms) => {
    await clock.pause(ms)
    ended.push(`${ms} ms`)
  })
  await awaited
  clock.advance({ ms: 999 })
  await pauses[0]
  expect(ended).toEqual(['500 ms'])
  clock.advance({ ms: 1 })
  await pauses[1]
  expect(ended).toEqual(['500 ms', '1000 ms'])
})
