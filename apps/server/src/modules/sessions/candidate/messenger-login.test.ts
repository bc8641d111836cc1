import { expect } from 'vitest'
import { type Login, type SessionWorld, test } from '../testing/session-world.ts'

const CALLBACK = 'http://localhost:3000/login/autho'

async function begin(world: SessionWorld, query = '') {
  return (await world.call('GET', `/auth/kakao${query}`)).json<{ authorizeUrl: string; state: string }>()
}

/** Follows the person's choice on the messenger's page and returns the redirect. */
async function decide(
  authorizeUrl: string,
  form: ConstructorParameters<typeof URLSearchParams>[0],
): Promise<URL> {
  const answer = await fetch(authorizeUrl, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location')!)
}

const agree = (name: string, phone: string) => ({ decision: 'agree', name, phone, agree: 'phone_number' })

const finish = (world: SessionWorld, code: string, state: string, redirectUri = CALLBACK) =>
  world.call('POST', '/auth/kakao', { body: { code, state, redirectUri } })

async function loginAs(world: SessionWorld, name: string, phone: string) {
  const { authorizeUrl, state } = await begin(world)
  const back = await decide(authorizeUrl, agree(name, phone))
  return { answer: await finish(world, back.searchParams.get('code')!, state), state, back }
}

test('[AUTH-1] sign-in starts at the authorize endpoint with client id, redirect, code, state, nonce and PKCE', async ({
  world,
}) => {
  const { authorizeUrl, state } = await begin(world)
  const { searchParams, pathname } = new URL(authorizeUrl)
  expect(pathname).toBe('/sandbox/kauth/oauth/authorize')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'sandbox-kakao',
    redirect_uri: CALLBACK,
    response_type: 'code',
    state,
    nonce: expect.any(String),
    code_challenge: expect.any(String),
    code_challenge_method: 'S256',
  })
})

test('[AUTH-2] a new messenger account creates an account; the next sign-in finds it', async ({ world }) => {
  const first = (await loginAs(world, '김새벽', '01060000001')).answer.json<Login>()
  const second = (await loginAs(world, '김새벽', '01060000001')).answer.json<Login>()
  expect(first.certified).toBe(false)
  expect(second.userId).toBe(first.userId)
})

test.for([
  ['a missing state', (world: SessionWorld) => finish(world, 'code', 'never-given')],
  [
    'a used state',
    async (world: SessionWorld) => {
      const { state } = await loginAs(world, '이두번', '01060000002')
      return finish(world, 'another-code', state)
    },
  ],
  [
    'a state of another login',
    async (world: SessionWorld) => {
      const mine = await begin(world)
      const theirs = await begin(world)
      const back = await decide(theirs.authorizeUrl, agree('박남의', '01060000003'))
      return finish(world, back.searchParams.get('code')!, mine.state)
    },
  ],
  [
    'a state that is ten minutes old',
    async (world: SessionWorld) => {
      const { authorizeUrl, state } = await begin(world)
      const back = await decide(authorizeUrl, agree('최늦음', '01060000004'))
      world.clock.advance({ minutes: 10 })
      return finish(world, back.searchParams.get('code')!, state)
    },
  ],
  [
    'a foreign callback',
    async (world: SessionWorld) => {
      const { authorizeUrl, state } = await begin(world)
      const back = await decide(authorizeUrl, agree('정타인', '01060000005'))
      return finish(world, back.searchParams.get('code')!, state, 'https://evil.example/login/autho')
    },
  ],
] as const)('[AUTH-1] %s creates no session', async ([_, attempt], { world }) => {
  const before = await world.db.pool.query('select count(*) from sessions')
  const attempted = await attempt(world)
  const after = await world.db.pool.query('select count(*) from sessions')
  expect([attempted.statusCode, attempted.json().code]).toEqual([400, 'MESSENGER_LOGIN_FAILED'])
  // The attempts with a used state sign in once on purpose, before they try again.
  expect(Number(after.rows[0].count) - Number(before.rows[0].count)).toBeLessThanOrEqual(
    _ === 'a used state' ? 1 : 0,
  )
})

test('[AUTH-1] a cancelled sign-in returns with access_denied', async ({ world }) => {
  const { authorizeUrl, state } = await begin(world)
  const back = await decide(authorizeUrl, { decision: 'cancel' })
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state })
})

test('[AUTH-1] what a new person agreed to share returns as a hint for the form, not as proof', async ({
  world,
}) => {
  const { authorizeUrl, state } = await begin(world)
  const agreed = new URLSearchParams([...Object.entries(agree('한처음', '01060000061')), ['agree', 'name']])
  const back = await decide(authorizeUrl, agreed)
  const answer = await finish(world, back.searchParams.get('code')!, state)
  expect(answer.json()).toMatchObject({ certified: false, hint: { name: '한처음', phone: '01060000061' } })
  const { rows } = await world.db.pool.query('select phone_hash, phone_proved_at from users where id = $1', [
    answer.json<Login>().userId,
  ])
  expect(rows).toEqual([{ phone_hash: null, phone_proved_at: null }])
  const shy = await loginAs(world, '한수줍', '01060000062')
  expect(shy.answer.json()).toMatchObject({ hint: { name: null, phone: '01060000062' } })
})

test('[AUTH-10] a phone with an earlier account is proved by a code, which links the messenger account', async ({
  world,
}) => {
  const earlier = await world.login('01060000006')
  const { answer, state } = await loginAs(world, '윤예전', '01060000006')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'PREVIOUS_PARTICIPATION', fields: { phone: '01060000006' } },
  ])
  world.clock.advance({ minutes: 1 })
  await world.sendCode('01060000006')
  const proved = await world.tryCode('01060000006', world.codeOn('01060000006'), { state })
  expect(proved.json().userId).toBe(earlier.userId)
  const next = await loginAs(world, '윤예전', '01060000006')
  expect(next.answer.json<Login>().userId).toBe(earlier.userId)
})

test('[AUTH-10] a waiting messenger account is not linked by another person’s state', async ({ world }) => {
  await world.login('01060000007')
  const { answer } = await loginAs(world, '강기다림', '01060000007')
  expect(answer.statusCode).toBe(409)
  world.clock.advance({ minutes: 1 })
  await world.sendCode('01060000007')
  await world.tryCode('01060000007', world.codeOn('01060000007'), { state: 'guessed' })
  expect((await loginAs(world, '강기다림', '01060000007')).answer.statusCode).toBe(409)
})

test('[AUTH-1] a callback address that is not ours is refused before the redirect', async ({ world }) => {
  const answer = await world.call(
    'GET',
    `/auth/kakao?redirectUri=${encodeURIComponent('https://evil.example/login/autho')}`,
  )
  expect(answer.statusCode).toBe(400)
})
