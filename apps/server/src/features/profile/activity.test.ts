import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-11-16T10:00:00+09:00'))

const UNTIL = new Date('2026-12-31T14:59:59.999Z')
const active = (attackEndsAt = UNTIL) => addCandidate(server, { isActive: true, attackEndsAt })

const extend = (who: TestCandidate, month: unknown) =>
  server.call('PATCH', '/v2/users/attack', { token: who.token, body: { month } })
const stop = (who: TestCandidate) => server.call('PATCH', '/v2/users/stop', { token: who.token })
const my = async (who: TestCandidate) => {
  const { isActivate, expiredAt } = (await server.call('GET', '/v3/users/my', { token: who.token })).json()
  return { isActivate, expiredAt }
}

describe('[PRO-13] hiding the profile', () => {
  test('takes effect at once and leaves the period as it is', async () => {
    const me = await active()
    const answer = await stop(me)
    expect([answer.statusCode, answer.json()]).toEqual([200, { isActivate: false }])
    expect(await my(me)).toEqual({ isActivate: false, expiredAt: UNTIL.toISOString() })
  })

  test('twice: the second is told so', async () => {
    const me = await active()
    await stop(me)
    const again = await stop(me)
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { code: 'ALREADY_INACTIVE', message: '이미 어택을 받고있지 않아요.' },
    ])
  })

  test('of two tabs at once one hides it', async () => {
    const me = await active()
    const answers = await Promise.all([stop(me), stop(me)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('a period that ran out has hidden it already', async () => {
    const me = await active(new Date('2026-11-15T14:59:59.999Z'))
    expect((await stop(me)).statusCode).toBe(409)
  })
})

describe('[PRO-13] extending the attack period', () => {
  test.each([
    [1, '2027-01-31T14:59:59.999Z'],
    [2, '2027-02-28T14:59:59.999Z'],
    [12, '2027-12-31T14:59:59.999Z'],
  ])('by %i months, to the end of that day', async (month, expiredAt) => {
    const me = await active()
    const answer = await extend(me, month)
    expect([answer.statusCode, answer.json()]).toEqual([200, { expiredAt }])
    expect(await my(me)).toEqual({ isActivate: true, expiredAt })
  })

  test.each([0, 13, -1, 1.5, '3', null])('not by %j months', async (month) => {
    const me = await active()
    const answer = await extend(me, month)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['month']])
    expect(await my(me)).toEqual({ isActivate: true, expiredAt: UNTIL.toISOString() })
  })

  test('shows a hidden profile again', async () => {
    const me = await active()
    await stop(me)
    await extend(me, 1)
    expect(await my(me)).toEqual({ isActivate: true, expiredAt: '2027-01-31T14:59:59.999Z' })
  })

  test('a period that ran out begins anew today', async () => {
    const me = await active(new Date('2026-08-01T14:59:59.999Z'))
    expect((await extend(me, 1)).json()).toEqual({ expiredAt: '2026-12-16T14:59:59.999Z' })
    expect((await my(me)).isActivate).toBe(true)
  })

  test('two tabs at once extend one after the other', async () => {
    const me = await active()
    await Promise.all([extend(me, 1), extend(me, 1)])
    expect((await my(me)).expiredAt).toBe('2027-02-28T14:59:59.999Z')
  })

  test('needs a verified career', async () => {
    const me = await addCandidate(server, { certifiedAt: null })
    const answer = await extend(me, 1)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'NOT_CERTIFIED'])
    expect(await my(me)).toEqual({ isActivate: false, expiredAt: null })
  })
})
