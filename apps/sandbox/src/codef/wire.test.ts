import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREDENTIALS } from '../keys.ts'
import { CAREER, PROOF, careerInput, proofInput, testSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
})
afterAll(() => sandbox.app.close())

const send = (path: string, payload: string, token = sandbox.token, type = 'application/json') =>
  sandbox.app.inject({
    method: 'POST',
    url: `/sandbox/codef${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const { clientId, clientSecret } = CREDENTIALS.codef

test('[VER-15] a token needs the right keys and grant, in the body or in the address', async () => {
  const authorization = basic(clientId, clientSecret)
  const inBody = await sandbox.form(
    '/codef/oauth/token',
    { grant_type: 'client_credentials' },
    { authorization },
  )
  expect(inBody.json()).toMatchObject({ token_type: 'bearer', expires_in: 604_800 })
  const address = '/codef/oauth/token?grant_type=client_credentials&scope=read'
  expect((await sandbox.post(address, undefined, { authorization })).statusCode).toBe(200)
  const wrong = { authorization: basic(clientId, 'x') }
  expect(
    (await sandbox.form('/codef/oauth/token', { grant_type: 'client_credentials' }, wrong)).statusCode,
  ).toBe(401)
  expect(
    (await sandbox.form('/codef/oauth/token', { grant_type: 'password' }, { authorization })).statusCode,
  ).toBe(400)
})

test('[VER-15] a missing, foreign or expired token is 401 invalid_token', async () => {
  const body = JSON.stringify(careerInput())
  const old = await sandbox.newToken()
  for (const token of ['', 'nonsense', `${sandbox.token}x`]) {
    const answer = await send(CAREER, body, token)
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'invalid_token' }])
  }
  const other = await testSandbox()
  expect((await send(CAREER, body, other.token)).statusCode).toBe(401)
  other.sandbox.world.clock.advance(604_801_000)
  const late = await other.app.inject({
    method: 'POST',
    url: `/sandbox/codef${CAREER}`,
    headers: { authorization: `Bearer ${other.token}` },
    payload: body,
  })
  expect(late.statusCode).toBe(401)
  await other.app.close()
  expect((await send(CAREER, body, old)).statusCode).toBe(200)
})

test.each([
  ['encoded', (input: object) => encodeURIComponent(JSON.stringify(input))],
  ['form-encoded', (input: object) => encodeURIComponent(JSON.stringify(input)).replaceAll('%20', '+')],
  ['plain', (input: object) => JSON.stringify(input)],
])('[VER-15] %s bodies are read, and answers are URL-encoded with + for blanks', async (_, encode) => {
  const answer = await send(CAREER, encode(careerInput({ note: 'a b+c&한글' })))
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toMatch(/[{}" ]|%20/)
  expect(answer.body).toContain('+')
  const read = JSON.parse(decodeURIComponent(answer.body.replaceAll('+', ' ')))
  expect(read).toMatchObject({
    note: 'a b+c&한글',
    result: { code: 'CF-03002', message: '성공', transactionId: expect.stringMatching(/^[0-9a-f]{24}$/) },
    data: {
      jobIndex: 0,
      threadIndex: 0,
      jti: expect.any(String),
      twoWayTimestamp: expect.any(Number),
      continue2Way: true,
      extraInfo: { commSimpleAuth: '' },
      method: 'simpleAuth',
    },
  })
})

test('[VER-15] unknown inputs are returned beside result and data; known ones and reserved names are not', async () => {
  const answer = await sandbox.codef(CAREER, careerInput({ mine: { a: [1] }, result: 'x', data: 'y' }))
  expect(Object.keys(answer).toSorted()).toEqual(['data', 'mine', 'result'])
  expect(answer.result.code).toBe('CF-03002')
})

test('[VER-15] an unknown product is CF-00003, a body that is no object CF-00007', async () => {
  expect((await sandbox.codef('/v1/kr/public/pp/nothing', {})).result.code).toBe('CF-00003')
  for (const body of ['', 'nonsense', '[1]', '%E0%A4%A', '"text"']) {
    expect((await send(CAREER, body, sandbox.token, 'text/plain')).body).toContain('CF-00007')
  }
})

test.each(['organization', 'useType'])(
  '[VER-15] without %s the career product answers CF-00001 and names it',
  async (name) => {
    const missing = await sandbox.codef(CAREER, careerInput({ [name]: undefined }))
    expect(missing.result).toMatchObject({ code: 'CF-00001', extraMessage: name })
    const empty = await sandbox.codef(CAREER, careerInput({ [name]: '' }))
    expect(empty.result).toMatchObject({ code: 'CF-00001', extraMessage: name })
    expect(empty.data).toEqual({})
  },
)

test.each([
  [CAREER, careerInput({ loginTypeLevel: '5' }), 'CF-00001', 'telecom'],
  [CAREER, careerInput({ telecom: '' }), 'CF-00007', 'telecom'],
  [CAREER, careerInput({ loginTypeLevel: '5', telecom: '7' }), 'CF-00007', 'telecom'],
  [PROOF, proofInput({ startYear: '23' }), 'CF-00007', 'startYear'],
])('[VER-15] %s tells a wrong input by its name (%#)', async (path, input, code, extraMessage) => {
  expect((await sandbox.codef(path, input)).result).toMatchObject({ code, extraMessage })
})
