import { describe, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

const test = serverTest().extend('me', ({ server }) => addCandidate(server))

const SCHOOL = {
  type: 'UNIVERSITY',
  name: '한빛대학교',
  major: '컴퓨터공학과',
  degree: 'BACHELOR',
  start: '2014-03',
  end: '2018-02',
}

const add = (server: TestApp, me: TestCandidate, given: object = {}, headers: Record<string, string> = {}) =>
  server.call('POST', '/users/schools', { token: me.token, body: { ...SCHOOL, ...given }, headers })
const change = (server: TestApp, me: TestCandidate, id: string, body: object) =>
  server.call('PATCH', `/users/schools/${id}`, { token: me.token, body })
const remove = (server: TestApp, me: TestCandidate, id: string) =>
  server.call('DELETE', `/users/schools/${id}`, { token: me.token })
const one = (server: TestApp, me: TestCandidate, id: string) =>
  server.call('GET', `/users/schools/${id}`, { token: me.token })
const list = async (server: TestApp, me: TestCandidate): Promise<({ id: string } & typeof SCHOOL)[]> =>
  (await server.call('GET', '/users/schools', { token: me.token })).json().userSchoolItems

const added = async (server: TestApp, me: TestCandidate, given: object = {}): Promise<string> =>
  (await add(server, me, given)).json().id

async function addMany(server: TestApp, me: TestCandidate, count: number) {
  const ids: string[] = []
  for (let place = 0; place < count; place++) ids.push(await added(server, me, { name: `학교 ${place}` }))
  return ids
}

describe('[PRO-8] my schools', () => {
  test('one is added, read, changed and removed', async ({ server, me }) => {
    const made = await add(server, me)
    expect(made.statusCode).toBe(200)
    const { id } = made.json()
    expect(made.json()).toEqual({ id, ...SCHOOL })
    expect((await one(server, me, id)).json()).toEqual({ id, ...SCHOOL })

    const changed = await change(server, me, id, { major: '산업디자인학과', end: null })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { id, ...SCHOOL, major: '산업디자인학과', end: null },
    ])
    expect(await list(server, me)).toEqual([changed.json()])

    expect((await remove(server, me, id)).statusCode).toBe(204)
    expect(await list(server, me)).toEqual([])
    expect([(await one(server, me, id)).statusCode, (await remove(server, me, id)).statusCode]).toEqual([
      404, 404,
    ])
  })

  test('typed in directly, without major, degree and end', async ({ server, me }) => {
    const body = { type: 'OTHER', name: ' 바다 건너 학교 ', start: '2020-03' }
    const answer = await server.call('POST', '/users/schools', { token: me.token, body })
    expect(answer.json()).toMatchObject({ name: '바다 건너 학교', major: null, degree: null, end: null })
  })

  test('the latest comes first, also in the profile', async ({ server, me }) => {
    const first = await added(server, me, { start: '2011-03', end: '2014-02' })
    const now = await added(server, me, { start: '2018-03', end: '' })
    const second = await added(server, me, { start: '2014-03', end: '2018-02' })
    expect((await list(server, me)).map(({ id }) => id)).toEqual([now, second, first])
    const profile = await server.call('GET', '/v3/users/profile', { token: me.token })
    expect(profile.json().userSchoolItems).toEqual(await list(server, me))
  })

  test('a change that sends nothing changes nothing', async ({ server, me }) => {
    const id = await added(server, me)
    expect((await change(server, me, id, {})).json()).toEqual({ id, ...SCHOOL })
  })

  test('two tabs that change different parts both keep theirs', async ({ server, me }) => {
    const id = await added(server, me)
    await Promise.all([
      change(server, me, id, { major: '경영학과' }),
      change(server, me, id, { degree: 'MASTER' }),
    ])
    expect((await one(server, me, id)).json()).toEqual({ id, ...SCHOOL, major: '경영학과', degree: 'MASTER' })
  })

  test('a repeated request with the same idempotency key adds it once', async ({ server, me }) => {
    const key = { 'idempotency-key': 'a-key-of-this-school-0001' }
    const [made, again] = [await add(server, me, {}, key), await add(server, me, {}, key)]
    expect(again.json()).toEqual(made.json())
    expect(await list(server, me)).toHaveLength(1)
  })
})

describe('[VAL-19] at most ten', () => {
  const outcome = (answer: Awaited<ReturnType<typeof add>>): string => answer.json().code ?? 'added'

  test('the eleventh is refused with its sentence', async ({ server, me }) => {
    await addMany(server, me, 10)
    const refused = await add(server, me)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'EDUCATION_LIMIT',
        message: '학력은 최대 10개까지 추가할 수 있어요. 새로 추가하려면 다른 학력을 먼저 지워 주세요.',
      },
    ])
    expect(await list(server, me)).toHaveLength(10)
  })

  test('a removed school makes room at any place', async ({ server, me }) => {
    const ids = await addMany(server, me, 10)
    for (const id of [ids[0]!, ids[4]!, ids[9]!]) {
      await remove(server, me, id)
      expect((await add(server, me, { name: `대신 ${id}` })).statusCode).toBe(200)
      expect((await add(server, me)).statusCode).toBe(409)
    }
  })

  test('of many at once none becomes the eleventh, and one the tenth', async ({ server, me }) => {
    await addMany(server, me, 9)
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(server, me)))
    expect(answers.map(outcome).toSorted()).toEqual([...Array<string>(5).fill('EDUCATION_LIMIT'), 'added'])
    expect(await list(server, me)).toHaveLength(10)
  })

  test('also when each request has an idempotency key', async ({ server, me }) => {
    await addMany(server, me, 9)
    const keyed = (place: number) => add(server, me, {}, { 'idempotency-key': `a-key-of-its-own-${place}` })
    const answers = await Promise.all([keyed(1), keyed(2), keyed(3)])
    expect(answers.map(outcome).toSorted()).toEqual(['EDUCATION_LIMIT', 'EDUCATION_LIMIT', 'added'])
  })
})

describe('rules, at their limits', () => {
  const at = (length: number) => '가'.repeat(length)
  const PROBLEMS: [object, Record<string, unknown>][] = [
    [{ name: ' ' }, { name: '학교를 선택해 주세요.' }],
    [{ name: at(51) }, { name: '50자까지 작성 가능해요' }],
    [{ major: at(51) }, { major: '50자까지 작성 가능해요' }],
    [{ start: '2014-13' }, { start: '입학한 달을 확인해 주세요.' }],
    [{ start: '2014-3' }, { start: '입학한 달을 확인해 주세요.' }],
    [{ end: '2018' }, { end: '졸업한 달을 확인해 주세요.' }],
    [{ end: '2014-02' }, { end: '졸업은 입학보다 뒤여야 해요.' }],
    [{ type: 'KINDERGARTEN' }, { type: '고를 수 있는 값이 아니에요' }],
    [{ degree: 'KNIGHT' }, { degree: '고를 수 있는 값이 아니에요' }],
    [{ name: 7 }, { name: expect.any(String) }],
    [{ start: null }, { start: '필수 값이에요' }],
    [{ name: '한빛\u0000' }, { name: expect.any(String) }],
  ]

  test.for(PROBLEMS)('%j is refused when it is added', async ([given, fields], { server, me }) => {
    const refused = await add(server, me, given)
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields])
    expect(await list(server, me)).toEqual([])
  })

  test.for(PROBLEMS)('%j is refused when it is changed', async ([given, fields], { server, me }) => {
    const id = await added(server, me)
    const refused = await change(server, me, id, given)
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields])
    expect(await list(server, me)).toEqual([{ id, ...SCHOOL }])
  })

  test('50 characters fit, and a month of study', async ({ server, me }) => {
    const fits = { name: at(50), major: at(50), start: '2014-03', end: '2014-03' }
    expect((await add(server, me, fits)).json()).toMatchObject(fits)
  })

  test('a change is validated together with the fields that stay', async ({ server, me }) => {
    const id = await added(server, me)
    const refused = await change(server, me, id, { start: '2018-03' })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { end: '졸업은 입학보다 뒤여야 해요.' },
    ])
    expect((await change(server, me, id, { start: '2018-03', end: '2020-02' })).statusCode).toBe(200)
  })

  test('unknown fields are ignored', async ({ server, me }) => {
    const other = await addCandidate(server)
    const foreign = { userId: other.userId, user_id: other.userId, place: 99, id: server.deps.ids.next() }
    const { id } = (await add(server, me, foreign)).json()
    expect(id).not.toBe(foreign.id)
    await change(server, me, id, foreign)
    expect(await list(server, me)).toEqual([{ id, ...SCHOOL }])
    expect(await list(server, other)).toEqual([])
  })
})

test('a person who has left cannot add one', async ({ server, me }) => {
  await server.db.pool.query('delete from users where id = $1', [me.userId])
  expect((await add(server, me)).statusCode).toBe(401)
})
