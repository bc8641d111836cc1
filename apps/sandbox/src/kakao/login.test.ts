import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CREDENTIALS } from '../keys.ts'
import { CALLBACK, testSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
  return () => sandbox.app.close()
})
beforeEach(async () => void (await sandbox.post('/control/reset')))

const { clientId, clientSecret } = CREDENTIALS.kakao
const SCOPE = 'openid profile_nickname name phone_number'
const authorize = (over: Record<string, string> = {}) => {
  const ask = {
    client_id: clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    state: 's1',
    scope: SCOPE,
    ...over,
  }
  return `/kauth/oauth/authorize?${new URLSearchParams(ask)}`
}
const JIWOO = { decision: 'agree', person: '01010000001' }

/** Logs in and answers with the code. */
async function codeFor(form: Record<string, string> = JIWOO, over: Record<string, string> = {}) {
  const answer = await sandbox.form(authorize(over), form)
  return new URL(String(answer.headers.location)).searchParams.get('code')!
}
const exchange = (code: string, over: Record<string, string> = {}) =>
  sandbox.form('/kauth/oauth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: CALLBACK,
    code,
    ...over,
  })
const tokens = async (...given: Parameters<typeof codeFor>) =>
  (await exchange(await codeFor(...given))).json()
const me = async (token: string) => sandbox.get('/kapi/v2/user/me', { authorization: `Bearer ${token}` })

describe('the login page', () => {
  test('[AUTH-1] lists test people and asks for the optional consents', async () => {
    const page = await sandbox.get(authorize())
    expect(page.statusCode).toBe(200)
    for (const text of ['한지우', '010-1000-0001', '다른 사람', '[선택]', '전화번호', '127.0.0.1:3000']) {
      expect(page.body).toContain(text)
    }
  })

  test('[AUTH-1] shows only the requested consents', async () => {
    const page = await sandbox.get(authorize({ scope: 'openid' }))
    expect(page.body).not.toContain('name="agree"')
  })

  test.each([
    ['KOE101', { client_id: 'other' }],
    ['KOE006', { redirect_uri: 'http://evil.test/login/autho' }],
    ['KOE006', { redirect_uri: `${CALLBACK}/more` }],
    ['KOE201', { response_type: 'token' }],
  ])('[AUTH-1] answers %s by itself and leads nowhere', async (code, over) => {
    for (const answer of [await sandbox.get(authorize(over)), await sandbox.form(authorize(over), JIWOO)]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain(code)
      expect(answer.headers.location).toBeUndefined()
    }
  })

  test('escapes names in the page', async () => {
    const name = `<img src=x onerror="alert('1')">`
    await sandbox.post('/control/people', { name, phone: '01099998888', story: '</label><script>' })
    const { body } = await sandbox.get(authorize())
    expect(body).not.toContain('<img')
    expect(body).not.toContain('</label><script>')
    expect(body).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
  })

  test('runs no script but its own', async () => {
    const page = await sandbox.get(authorize())
    const script = /<script type="module">([\s\S]*?)<\/script>/.exec(page.body)![1]!
    const hash = createHash('sha256').update(script).digest('base64')
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
  })
})

describe("the person's decision", () => {
  test('[AUTH-1] cancelling redirects with access_denied and the state', async () => {
    const answer = await sandbox.form(authorize(), { decision: 'cancel' })
    expect(answer.headers.location).toBe(
      `${CALLBACK}?error=access_denied&error_description=User+denied+access&state=s1`,
    )
  })

  test('[AUTH-1] without a person, the page asks again', async () => {
    const forms: Record<string, string>[] = [
      {},
      { person: '', name: '홍길동', phone: '123' },
      { person: '', phone: '01012345678' },
    ]
    for (const form of forms) {
      const answer = await sandbox.form(authorize(), { decision: 'agree', ...form })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('이름과 휴대폰 번호를 확인해 주세요.')
    }
  })

  test('[AUTH-1] any name and phone make an account, and the same phone finds it again', async () => {
    const form = { decision: 'agree', person: '', name: '홍 길동', phone: '010-4444-5555', agree: 'name' }
    const first = await tokens(form)
    expect((await me(first.access_token)).json()).toMatchObject({ kakao_account: { name: '홍길동' } })
    const again = await tokens({ ...form, name: '다른이' })
    expect(decodeJwt(again.id_token)).toMatchObject({
      sub: decodeJwt(first.id_token).sub,
      nickname: '홍길동',
    })
  })
})

describe('codes and tokens', () => {
  test('[AUTH-1] a code lives ten minutes', async () => {
    const [early, late] = [await codeFor(), await codeFor()]
    await sandbox.post('/control/clock', { advanceMs: 600_000 })
    expect((await exchange(early)).statusCode).toBe(200)
    await sandbox.post('/control/clock', { advanceMs: 1 })
    expect((await exchange(late)).json()).toMatchObject({ error_code: 'KOE320' })
  })

  test.each([
    ['KOE101', 401, { client_id: 'other' }],
    ['KOE010', 401, { client_secret: 'wrong' }],
    ['KOE303', 400, { redirect_uri: 'http://127.0.0.1:3000/other' }],
  ])('[AUTH-1] %s', async (error_code, status, over) => {
    const answer = await exchange(await codeFor(), over)
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ error_code })])
    expect(answer.headers['www-authenticate']).toBeUndefined()
  })

  test('[AUTH-1] a code challenge must be met', async () => {
    const verifier = 'v'.repeat(43)
    const code_challenge = createHash('sha256').update(verifier).digest('base64url')
    const pkce = { code_challenge, code_challenge_method: 'S256' }
    expect((await exchange(await codeFor(JIWOO, pkce))).statusCode).toBe(400)
    expect((await exchange(await codeFor(JIWOO, pkce), { code_verifier: 'x'.repeat(43) })).statusCode).toBe(
      400,
    )
    expect((await exchange(await codeFor(JIWOO, pkce), { code_verifier: verifier })).statusCode).toBe(200)
  })

  test('[AUTH-1] the answer has the messenger’s form, and the id token names the person and the login', async () => {
    const answer = await tokens({ ...JIWOO, agree: 'name' }, { nonce: 'n1' })
    expect(answer).toMatchObject({
      token_type: 'bearer',
      expires_in: 21_599,
      refresh_token_expires_in: 5_183_999,
      scope: 'openid profile_nickname name',
    })
    expect(decodeJwt(answer.id_token)).toMatchObject({
      iss: 'http://sandbox.test/sandbox/kauth',
      aud: clientId,
      nonce: 'n1',
      nickname: '한지우',
      sub: expect.stringMatching(/^\d+$/),
    })
  })

  test('a refresh token gets new tokens, an unknown one does not', async () => {
    const { refresh_token } = await tokens()
    const renewed = await exchange('', { grant_type: 'refresh_token', refresh_token })
    expect((await me(renewed.json().access_token)).statusCode).toBe(200)
    const wrong = await exchange('', { grant_type: 'refresh_token', refresh_token: 'x' })
    expect([wrong.statusCode, wrong.json().error]).toEqual([400, 'invalid_grant'])
    expect((await exchange('', { grant_type: 'password' })).json()).toEqual({
      error: 'unsupported_grant_type',
    })
  })
})

describe('the account', () => {
  test.each<[string[], object]>([
    [['name', 'phone_number'], { name: '한지우', phone_number: '+82 10-1000-0001' }],
    [['name'], { name: '한지우', phone_number_needs_agreement: true }],
    [[], { name_needs_agreement: true, phone_number_needs_agreement: true }],
  ])('[AUTH-1] shares only what was agreed to: %o', async (agreed, expected) => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: `/sandbox${authorize()}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `decision=agree&person=01010000001${agreed.map((scope) => `&agree=${scope}`).join('')}`,
    })
    const code = new URL(String(answer.headers.location)).searchParams.get('code')!
    const account = (await me((await exchange(code)).json().access_token)).json()
    expect(account).toMatchObject({ id: expect.any(Number), kakao_account: expected })
    expect('phone_number' in account.kakao_account).toBe(agreed.includes('phone_number'))
    expect('name' in account.kakao_account).toBe(agreed.includes('name'))
  })

  test('[PRO-14] unlinking ends all tokens of that member only', async () => {
    const [mine, other] = [await tokens(), await tokens({ decision: 'agree', person: '01010000101' })]
    const unlinked = await sandbox.post('/kapi/v1/user/unlink', undefined, {
      authorization: `Bearer ${mine.access_token}`,
    })
    expect(unlinked.json()).toEqual({ id: Number(decodeJwt(mine.id_token).sub) })
    expect((await me(mine.access_token)).json()).toMatchObject({ code: -401 })
    expect((await me(other.access_token)).statusCode).toBe(200)
    const { refresh_token } = mine
    expect((await exchange('', { grant_type: 'refresh_token', refresh_token })).statusCode).toBe(400)
  })

  test('[PRO-14] the service unlinks a member with its admin key only', async () => {
    const { access_token, id_token } = await tokens()
    const target = { target_id_type: 'user_id', target_id: String(decodeJwt(id_token).sub) }
    const unlink = (key: string) =>
      sandbox.form('/kapi/v1/user/unlink', target, { authorization: `KakaoAK ${key}` })
    expect((await unlink('guess')).statusCode).toBe(401)
    expect((await me(access_token)).statusCode).toBe(200)
    expect((await unlink('sandbox-kakao-admin')).json()).toEqual({ id: Number(decodeJwt(id_token).sub) })
    expect((await me(access_token)).statusCode).toBe(401)
  })

  test('an access token lives six hours', async () => {
    const { access_token } = await tokens()
    await sandbox.post('/control/clock', { advanceMs: 21_600_000 })
    expect((await me(access_token)).statusCode).toBe(401)
  })
})
