import { expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addFile, addWhole, snapshotOf, type Whole } from '../testing/profile-world.ts'

/** Every call of profile, schools and surveys that names something by an id, with an id that is not the caller's. */

const test = serverTest()
  .extend('me', { scope: 'file' }, ({ server }) => addWhole(server))
  .extend('other', { scope: 'file' }, ({ server }) => addWhole(server))

test.beforeAll(async ({ server, other }) => {
  await addFile(server, { userId: other.userId, purpose: 'RESUME', state: 'STORED' })
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Attempt = [
  method: Method,
  path: string,
  owned: 'user' | 'school' | 'career',
  body?: (id: string) => object,
]

const answers = () => ({ userSurveyItems: [{ surveyCode: 'Q1', answer: '하는 일' }] })
const changedCareer = (id: string) => ({ careerItems: [{ id, detail: '남의 것' }], agent: true })

const ATTEMPTS: Attempt[] = [
  ['GET', '/users/profile/:id', 'user'],
  ['PATCH', '/v2/users/more/:id', 'user', () => ({ message: '더 주세요' })],
  ['GET', '/users/surveys/:id', 'user'],
  ['GET', '/users/surveys/answer/:id', 'user'],
  ['PATCH', '/users/surveys/:id', 'user', answers],
  ['GET', '/users/schools/:id', 'school'],
  ['PATCH', '/users/schools/:id', 'school', () => ({ name: '남의 학교' })],
  ['DELETE', '/users/schools/:id', 'school'],
  ['PATCH', '/users/additional', 'career', changedCareer],
]

const snapshots = (server: TestApp, me: Whole, other: Whole) =>
  Promise.all([snapshotOf(server, me.userId), snapshotOf(server, other.userId)])
const ownedBy = (whole: Whole, owned: Attempt[2]) =>
  ({ user: whole.userId, school: whole.schoolId, career: whole.careerIds[0]! })[owned]

test.for(ATTEMPTS)(
  '%s %s: another’s, nobody’s and no id at all are not found',
  async ([method, path, owned, body], { server, me, other }) => {
    const before = await snapshots(server, me, other)
    const call = (id: string, token?: string) =>
      server.call(method, path.replace(':id', id), {
        ...(token && { token }),
        ...(body && { body: body(id) }),
      })
    for (const id of [ownedBy(other, owned), server.deps.ids.next()]) {
      const answer = await call(id, me.token)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    }
    if (owned !== 'career') {
      for (const id of ['1', 'me', "' or 1=1 --", '%00', me.userId.toUpperCase()])
        expect((await call(encodeURIComponent(id), me.token)).statusCode).toBe(404)
    }
    expect((await call(ownedBy(me, owned))).statusCode).toBe(401)
    expect((await call(ownedBy(me, owned), server.signIn('operator').token)).statusCode).toBe(401)
    expect(await snapshots(server, me, other)).toEqual(before)
  },
)

/** Calls that know the caller by the token alone. */
const OWN: [Method, string, object?][] = [
  ['GET', '/v2/users/profile'],
  ['GET', '/v3/users/profile'],
  ['GET', '/v3/users/my'],
  ['GET', '/v3/users/my/attack'],
  ['GET', '/users/schools'],
  ['POST', '/users/schools', { type: 'OTHER', name: '학교', start: '2014-03' }],
  ['PATCH', '/users/additional', { agent: true, hashtags: ['새키워드'], isSlack: true }],
  ['PATCH', '/users/techstack', { techStackItems: ['Go'] }],
  ['PATCH', '/users/hashtag', { hashtags: ['새키워드'] }],
  ['PATCH', '/users/email', { email: 'new@example.com' }],
  ['PATCH', '/users/ismajor', { isMajor: false }],
  ['PATCH', '/users/willingness', { willingness: 'ACTIVE' }],
  ['PATCH', '/v2/users/attack', { month: 1 }],
  ['PATCH', '/v2/users/stop'],
]

test.for(OWN)(
  '%s %s: whatever id is sent along, it is mine alone',
  async ([method, path, body], { server, me, other }) => {
    const before = await snapshotOf(server, other.userId)
    const foreign = {
      id: other.userId,
      userId: other.userId,
      user_id: other.userId,
      candidateId: other.userId,
    }
    const query = `?${new URLSearchParams(foreign)}`
    const answer = await server.call(method, path + query, {
      token: me.token,
      ...(body && { body: { ...body, ...foreign } }),
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain(other.userId)
    expect(await snapshotOf(server, other.userId)).toEqual(before)
  },
)

const WRITES = OWN.filter(([method]) => method !== 'GET')

test.for(WRITES)(
  '%s %s changes nothing without a token, or with one of another kind',
  async ([method, path, body], { server, me, other }) => {
    const before = await snapshots(server, me, other)
    for (const token of [
      undefined,
      'broken',
      server.signIn('operator').token,
      server.signIn('partner').token,
    ]) {
      const answer = await server.call(method, path, { ...(token && { token }), ...(body && { body }) })
      expect(answer.statusCode).toBe(401)
    }
    expect(await snapshots(server, me, other)).toEqual(before)
  },
)

/** Each field of each body in turn, as something it is not. */
const WRONG: unknown[] = [{ a: 1 }, [[]], 1e308, '\u0000', ['\u0000'], '\ud800']

const BODIES = [...WRITES, ['PATCH', '/users/surveys', answers()] as const].flatMap(([method, path, body]) =>
  body ? [[method, path, body] as const] : [],
)

test.for(BODIES)(
  '%s %s: a field of the wrong kind is 400, and nothing changes',
  async ([method, path, body], { server, me, other }) => {
    const before = await snapshots(server, me, other)
    const at = path === '/users/surveys' ? `${path}/${me.userId}` : path
    for (const field of Object.keys(body)) {
      for (const value of WRONG) {
        const answer = await server.call(method, at, { token: me.token, body: { ...body, [field]: value } })
        expect([field, value, answer.statusCode]).toEqual([field, value, 400])
      }
    }
    for (const payload of ['null', '[]', '7', '"x"', '{', '{"__proto__":{"isMajor":true}}']) {
      const headers = { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' }
      const answer = await server.app.inject({ method, url: `/api${at}`, headers, payload })
      expect([payload, answer.statusCode]).toEqual([payload, 400])
    }
    expect(await snapshots(server, me, other)).toEqual(before)
  },
)

test('[PRO-14] of somebody who has left, a token that still lives shows nothing and changes nothing', async ({
  server,
}) => {
  const gone = await addWhole(server)
  await server.db.pool.query(
    `update users set deleted_at = now(), is_active = false, kakao_sub = null, phone_hash = null, phone_proved_at = null, name_sealed = null,
       phone_sealed = null, email_sealed = null, birthday_sealed = null, resume_url = null, portfolio_url = null,
       github_url = null, linkedin_url = null
     where id = $1`,
    [gone.userId],
  )
  const before = await snapshotOf(server, gone.userId)
  const mine: [Method, string, object?][] = [
    ...OWN,
    ...ATTEMPTS.map(([method, path, owned, body]): [Method, string, object?] => {
      const id = ownedBy(gone, owned)
      return [method, path.replace(':id', id), body?.(id)]
    }),
  ]
  for (const [method, path, body] of mine) {
    const answer = await server.call(method, path, { token: gone.token, ...(body && { body }) })
    const said = answer.statusCode === 200 ? answer.body : answer.statusCode
    // The survey's questions are about nobody.
    if (`${method} ${path}` !== `GET /users/surveys/${gone.userId}`)
      expect([401, 404, '{"userSchoolItems":[]}', '{"userSurveyItems":[]}']).toContain(said)
  }
  expect(await snapshotOf(server, gone.userId)).toEqual(before)
})
