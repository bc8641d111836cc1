import { describe, expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

test.beforeEach(({ clock }) => clock.set('2026-11-16T10:00:00+09:00'))

const UNTIL = new Date('2026-12-31T14:59:59.999Z')
const active = (server: TestApp, attackEndsAt = UNTIL) =>
  addCandidate(server, { isActive: true, attackEndsAt })

const extend = (server: TestApp, who: TestCandidate, month: unknown) =>
  server.call('PATCH', '/v2/users/attack', { token: who.token, body: { month } })
const stop = (server: TestApp, who: TestCandidate) =>
  server.call('PATCH', '/v2/users/stop', { token: who.token })
const my = async (server: TestApp, who: TestCandidate) => {
  const { isActivate, expiredAt } = (await server.call('GET', '/v3/users/my', { token: who.token })).json()
  return { isActivate, expiredAt }
}

describe('[PRO-13] hiding the profile', () => {
  test('takes effect at once and leaves the period as it is', async ({ server }) => {
    const me = await active(server)
    const answer = await stop(server, me)
    expect([answer.statusCode, answer.json()]).toEqual([200, { isActivate: false }])
    expect(await my(server, me)).toEqual({ isActivate: false, expiredAt: UNTIL.toISOString() })
  })

  test('twice: the second is told so', async ({ server }) => {
    const me = await active(server)
    await stop(server, me)
    const again = await stop(server, me)
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { code: 'ALREADY_INACTIVE', message: '이미 어택을 받고있지 않아요.' },
    ])
  })

  test('of two tabs at once one hides it', async ({ server }) => {
    const me = await active(server)
    const answers = await Promise.all([stop(server, me), stop(server, me)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('a period that ran out has hidden it already', async ({ server }) => {
    const me = await active(server, new Date('2026-11-15T14:59:59.999Z'))
    expect((await stop(server, me)).statusCode).toBe(409)
  })
})

describe('[PRO-13] extending the attack period', () => {
  test.for([
    [1, '2027-01-31T14:59:59.999Z'],
    [2, '2027-02-28T14:59:59.999Z'],
    [12, '2027-12-31T14:59:59.999Z'],
  ])('by %i months, to the end of that day', async ([month, expiredAt], { server }) => {
    const me = await active(server)
    const answer = await extend(server, me, month)
    expect([answer.statusCode, answer.json()]).toEqual([200, { expiredAt }])
    expect(await my(server, me)).toEqual({ isActivate: true, expiredAt })
  })

  test.for([[0], [13], [-1], [1.5], ['3'], [null]])('not by %j months', async ([month], { server }) => {
    const me = await active(server)
    const answer = await extend(server, me, month)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['month']])
    expect(await my(server, me)).toEqual({ isActivate: true, expiredAt: UNTIL.toISOString() })
  })

  test('shows a hidden profile again', async ({ server }) => {
    const me = await active(server)
    await stop(server, me)
    await extend(server, me, 1)
    expect(await my(server, me)).toEqual({ isActivate: true, expiredAt: '2027-01-31T14:59:59.999Z' })
  })

  test('a period that ran out begins anew today', async ({ server }) => {
    const me = await active(server, new Date('2026-08-01T14:59:59.999Z'))
    expect((await extend(server, me, 1)).json()).toEqual({ expiredAt: '2026-12-16T14:59:59.999Z' })
    expect((await my(server, me)).isActivate).toBe(true)
  })

  test('two tabs at once extend one after the other', async ({ server }) => {
    const me = await active(server)
    await Promise.all([extend(server, me, 1), extend(server, me, 1)])
    expect((await my(server, me)).expiredAt).toBe('2027-02-28T14:59:59.999Z')
  })

  test('needs a verified career', async ({ server }) => {
    const me = await addCandidate(server, { certifiedAt: null })
    const answer = await extend(server, me, 1)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NOT_CERTIFIED'])
    expect(await my(server, me)).toEqual({ isActivate: false, expiredAt: null })
  })
})
