import { expect, expectTypeOf, test } from 'vitest'
import { createClient } from './client.ts'
import { ApiError } from './client/api-error.ts'
import { byKeptToken } from './client/refresh.ts'
import type { ApiArguments, ApiInput } from './client/typing.ts'
import { base, failureOf, id, setUp } from './testing/client-set-up.ts'
import { memoryStore, refusal } from './testing/fake-server.ts'

test('fills the path, writes the query as text and sends the body as JSON', async () => {
  const { server, api } = setUp()
  await api('GET /v3/users/offers', { query: { isSelected: true, isExpired: undefined } })
  await api('PATCH /v2/users/offers/refuse/:id', { params: { id }, body: { refusalReason: '연봉' } })
  await api('GET /users/surveys/answer/:id', { params: { id }, query: { surveyCodeItems: ['Q1', 'Q3'] } })
  expect(server.seen.map(({ method, url, body }) => [method, url.slice(base.length), body])).toEqual([
    ['GET', '/v3/users/offers?isSelected=true', undefined],
    ['PATCH', `/v2/users/offers/refuse/${id}`, { refusalReason: '연봉' }],
    ['GET', `/users/surveys/answer/${id}?surveyCodeItems=Q1%2CQ3`, undefined],
  ])
})

test('[AUTH-3] carries the access token as bearer, and never in the address', async () => {
  const { server, api } = setUp()
  await api('GET /v3/users/my')
  expect(server.seen[0]?.headers['authorization']).toBe('Bearer a1')
  expect(server.seen.every(({ url }) => !/a1|r1/.test(url))).toBe(true)
})

test('sends no authorization without a login', async () => {
  const { server, api } = setUp({ access: null, refresh: null })
  await api('GET /companies')
  expect(server.seen[0]?.headers).toEqual({ accept: 'application/json' })
})

test('sends the idempotency key it is given, the same one on the retry', async () => {
  const { server, api } = setUp()
  server.expire()
  const tokens = server.tokens()
  server.answerRefresh(() => Response.json(tokens))
  await api('POST /v2.1/users/coffeechat', { body: { offerId: id }, idempotencyKey: 'once' })
  const keys = server.seen
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual(['once', 'once'])
})

test('[VER-11] a refusal brings its sentence, its fields and its row of the catalogue', async () => {
  const fields = { refusalReason: '필수 값이에요' }
  const { api } = setUp({ answer: () => refusal(409, 'OFFER_REFUSED', { fields }) })
  const error = await failureOf(api('GET /v3/users/my'))
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe('OFFER_REFUSED 문장')
  expect(error.fields).toEqual(fields)
  expect(error.row.title).toBe('이미 거절한 제안이에요.')
})

test('a refusal says when to ask again, if the server does', async () => {
  const locked = (wait: string) =>
    Response.json({ code: 'SIGN_IN_LOCKED' }, { status: 429, headers: { 'retry-after': wait } })
  for (const [wait, ms] of [
    ['90', 90_000],
    ['Sun, 15 Nov 2026 12:00:00 GMT', null],
  ] as const) {
    const { api } = setUp({ answer: () => locked(wait) })
    expect((await failureOf(api('GET /v3/users/my'))).retryAfterMs).toBe(ms)
  }
  const { api } = setUp({ answer: () => refusal(429, 'SIGN_IN_LOCKED') })
  expect((await failureOf(api('GET /v3/users/my'))).retryAfterMs).toBeNull()
})

test('an answer that is not ours is told by its status, not by its text', async () => {
  const { api } = setUp({ answer: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) })
  const error = await failureOf(api('GET /v3/users/my'))
  expect(error.message).toContain('요청을 완료하지 못했습니다.')
  expect(error.fields).toEqual({})
})

test('no network is told in Korean', async () => {
  const api = createClient({
    base,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    renewal: byKeptToken(memoryStore(null, null), 'GET /auth/refresh'),
    onExpired: () => {},
  })
  const error = await failureOf(api('GET /companies'))
  expect([error.status, error.code]).toEqual([0, 'NETWORK_FAILED'])
  expect(error.message).toContain('인터넷에 연결되어 있지 않아요')
})

test('[MSG-1] events come through with the token and go on after the last one seen', async () => {
  const stream = new ReadableStream({
    start: (queue) => queue.enqueue(new TextEncoder().encode('event: unread\ndata: {"unread":1}\n\n')),
  })
  const { server, api } = setUp({ access: 'a0', answer: () => new Response(stream) })
  const names: string[] = []
  const input = { signal: new AbortController().signal, lastEventId: '41' }
  for await (const event of api.events('GET /users/message/stream', input)) {
    names.push(event.name)
    break
  }
  expect(names).toEqual(['unread'])
  expect(server.seen.at(-1)?.headers).toMatchObject({
    accept: 'text/event-stream',
    authorization: 'Bearer a2',
    'last-event-id': '41',
  })
})

test('events that break off are a network failure, events that are refused a refusal', async () => {
  const broken = new ReadableStream({ start: (queue) => queue.error(new TypeError('terminated')) })
  const answers = [new Response(broken), refusal(403, 'FORBIDDEN')]
  const { signal } = new AbortController()
  const failures = answers.map((answer) =>
    failureOf(
      setUp({ answer: () => answer })
        .api.events('GET /users/message/stream', { signal })
        .next(),
    ),
  )
  expect((await Promise.all(failures)).map(({ code }) => code)).toEqual(['NETWORK_FAILED', 'FORBIDDEN'])
})

test('aborted events end without an error', async () => {
  const signal = AbortSignal.abort()
  const { api } = setUp()
  expect(await api.events('GET /users/message/stream', { signal }).next()).toEqual({
    done: true,
    value: undefined,
  })
})

test.each([204, 202])('%i without a body resolves to nothing', async (status) => {
  const { api } = setUp({ answer: () => new Response(null, { status }) })
  expect(await api('POST /auth/logout')).toBeUndefined()
})

test.each(['', '.', '..'])('a path part %j names nothing and asks nobody', async (part) => {
  const { server, api } = setUp()
  const error = await failureOf(api('GET /v2/users/offers/:id', { params: { id: part } }))
  expect(error.status).toBe(404)
  expect(server.seen).toEqual([])
})

test('a path part cannot leave its place', async () => {
  const { server, api } = setUp()
  await api('GET /v2/users/offers/:id', { params: { id: '../../auth/refresh?x=#' } })
  expect(server.seen[0]?.url).toBe(`${base}/v2/users/offers/..%2F..%2Fauth%2Frefresh%3Fx%3D%23`)
})

test('the table types the client', () => {
  const { api } = setUp()
  const refuse = () =>
    api('PATCH /v2/users/offers/refuse/:id', { params: { id }, body: { refusalReason: '연봉' } })
  expectTypeOf(refuse).returns.resolves.toHaveProperty('status')
  expectTypeOf(() => api('POST /auth/logout')).returns.resolves.toEqualTypeOf<undefined>()
  type Key = Parameters<typeof api>[0]
  expectTypeOf<'GET /v3/users/my'>().toExtend<Key>()
  expectTypeOf<'GET /nowhere'>().not.toExtend<Key>()
  expectTypeOf<'GET /auth/refresh'>().not.toExtend<Key>()
  expectTypeOf<'GET /users/message/stream'>().not.toExtend<Key>()
  expectTypeOf<ApiInput<'GET /v2/users/offers/:id'>>()
    .toHaveProperty('params')
    .toEqualTypeOf<{ id: string }>()
  expectTypeOf<ApiInput<'GET /v3/users/offers'>['query']>().toEqualTypeOf<
    { isSelected?: boolean | undefined; isExpired?: boolean | undefined } | undefined
  >()
  expectTypeOf<ApiInput<'POST /users/schools'>>().toHaveProperty('idempotencyKey')
  expectTypeOf<ApiInput<'PATCH /users/ismajor'>>().not.toHaveProperty('idempotencyKey')
  expectTypeOf<ApiArguments<'GET /v3/users/my'>['length']>().toEqualTypeOf<0 | 1>()
  expectTypeOf<ApiArguments<'GET /v2/users/offers/:id'>['length']>().toEqualTypeOf<1>()
})
