import { expect } from 'vitest'
import { PATIENT } from '../../../testing/patient.ts'
import { type Pair, type SessionWorld, test } from '../testing/session-world.ts'

let people = 0
const somebody = (world: SessionWorld) => world.login(`0104000${String(++people).padStart(4, '0')}`)

test('[AUTH-5] a refresh token is exchanged for a working pair', async ({ world }) => {
  const { refreshToken } = await somebody(world)
  world.clock.advance({ minutes: 16 })
  const next = (await world.refresh(refreshToken)).json<Pair>()
  expect(next.refreshToken).not.toBe(refreshToken)
  expect((await world.call('GET', '/users/devices', { token: next.accessToken })).statusCode).toBe(200)
})

test('[AUTH-4] an access token past its fifteen minutes answers EXPIRED_TOKEN', async ({ world }) => {
  const { accessToken } = await somebody(world)
  world.clock.advance({ minutes: 15 })
  const answer = await world.call('GET', '/users/devices', { token: accessToken })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'EXPIRED_TOKEN'])
})

test('[AUTH-5] a retry after a lost answer within ten seconds gets another pair', async ({ world }) => {
  const { refreshToken } = await somebody(world)
  await world.refresh(refreshToken)
  world.clock.advance({ seconds: 10 })
  const again = await world.refresh(refreshToken)
  expect(again.statusCode).toBe(200)
  expect((await world.refresh(again.json<Pair>().refreshToken)).statusCode).toBe(200)
})

test('[AUTH-5] an old token after the grace period ends the whole login', async ({ world }) => {
  const { refreshToken } = await somebody(world)
  const next = (await world.refresh(refreshToken)).json<Pair>()
  world.clock.advance({ seconds: 10, ms: 1 })
  const reused = await world.refresh(refreshToken)
  expect([reused.statusCode, reused.json().code]).toEqual([401, 'LOGIN_EXPIRED'])
  expect((await world.refresh(next.refreshToken)).statusCode).toBe(401)
})

test('[AUTH-5] twenty concurrent uses of one token get pairs of the same login', async ({ world }) => {
  const { refreshToken, accessToken } = await somebody(world)
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.refresh(refreshToken)))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  const devices = await world.call('GET', '/users/devices', { token: accessToken })
  expect(devices.json().items).toHaveLength(1)
})

test('[BIZ-2] a refresh updates the last activity, at most once an hour', async ({ world }) => {
  const { userId, ...first } = await somebody(world)
  let token = first.refreshToken
  const lastActive = async () => {
    const { rows } = await world.db.pool.query<{ at: Date }>(
      'select last_active_at as at from users where id = $1',
      [userId],
    )
    return rows[0]!.at.getTime()
  }
  const start = await lastActive()
  const refreshed = async (minutes: number) => {
    world.clock.advance({ minutes })
    token = (await world.refresh(token)).json<Pair>().refreshToken
    return ((await lastActive()) - start) / 60_000
  }
  expect([await refreshed(59), await refreshed(1), await refreshed(59)]).toEqual([0, 60, 60])
})

test('[AUTH-5] after thirty days without use the login ends', async ({ world }) => {
  const { refreshToken } = await somebody(world)
  world.clock.advance({ hours: 30 * 24 })
  expect((await world.refresh(refreshToken)).statusCode).toBe(401)
})

test('[AUTH-5] tokens are stored as hashes', async ({ world }) => {
  const { refreshToken } = await somebody(world)
  const { rows } = await world.db.pool.query('select token_hash from refresh_tokens')
  expect(JSON.stringify(rows)).not.toContain(refreshToken)
})

test('[AUTH-4] an access token does not refresh, and a refresh token makes no calls', async ({ world }) => {
  const { accessToken, refreshToken } = await somebody(world)
  for (const answer of [
    await world.refresh(accessToken),
    await world.call('GET', '/users/devices', { token: refreshToken }),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHORIZED'])
  }
})

test('[AUTH-6] after logout the refresh token is refused, and logging out twice is harmless', async ({
  world,
}) => {
  const { accessToken: token, refreshToken } = await somebody(world)
  const logout = async () => (await world.call('POST', '/auth/logout', { token })).statusCode
  expect(await logout()).toBe(204)
  await expect
    .poll(async () => (await world.call('GET', '/users/devices', { token })).statusCode, PATIENT)
    .toBe(401)
  expect(await logout()).toBe(204)
  expect((await world.refresh(refreshToken)).json().code).toBe('LOGIN_EXPIRED')
})
