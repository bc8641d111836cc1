import { expect } from 'vitest'
import { applying, test } from '../testing/verification-world.ts'

test('[VER-13] the sixth request of a day is refused, and midnight in Seoul opens the next five', async ({
  world,
}) => {
  const person = applying('01024000001')
  world.clock.set('2026-11-16T23:50:00+09:00')
  const login = await world.register(person)
  const statuses = []
  for (let index = 0; index < 6; index++) statuses.push((await world.begin(login, person)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 412])
  world.clock.set('2026-11-16T23:59:59+09:00')
  const late = await world.begin(login, person)
  expect([late.statusCode, late.json().code]).toEqual([412, 'VERIFY_DAILY_LIMIT'])
  world.clock.set('2026-11-17T00:00:00+09:00')
  expect((await world.begin(login, person)).statusCode).toBe(200)
})

test('[VER-13] requests that were refused count too, with an idempotency key or without', async ({
  world,
}) => {
  const person = applying('01000000419')
  const login = await world.register(person)
  const statuses = []
  for (let index = 0; index < 6; index++) {
    const answer = await world.call('POST', '/v3/users/verify', {
      token: login.accessToken,
      body: { ...person, type: 'kakao' },
      headers: index % 2 ? { 'idempotency-key': `verification-key-${index}` } : {},
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([419, 419, 419, 419, 419, 412])
})

test('[VER-13] requests at the same moment are counted one by one, and the refused reach nobody', async ({
  world,
}) => {
  const person = applying('01024000003')
  const login = await world.register(person)
  const before = world.asked('nhis-join')
  const answers = await Promise.all(Array.from({ length: 9 }, () => world.begin(login, person)))
  expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(4)
  expect(world.asked('nhis-join') - before).toBe(5)
})

test('[VER-13] a new account starts no new count', async ({ world }) => {
  const person = applying('01024000004')
  const login = await world.register(person)
  for (let index = 0; index < 5; index++) await world.begin(login, person)
  await world.db.pool.query('update users set phone_hash = null where id = $1', [login.userId])
  const other = await world.register(person)
  expect(other.userId).not.toBe(login.userId)
  expect((await world.begin(other, person)).statusCode).toBe(412)
})
