import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CREDENTIALS } from '../keys.ts'
import { testSandbox, type TestSandbox } from '../testing/sandbox.ts'

/** What the dealer refuses, and the phone. The whole path is shown by the product's own client. */

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
  return () => sandbox.app.close()
})
beforeEach(async () => void (await sandbox.post('/control/reset')))

const { linkId, secretKey, clientCode } = CREDENTIALS.barocert
const SECRET = Buffer.from(secretKey, 'base64')
const DATE = '2026-11-15T03:00:00.000Z'
const PATH = `/KAKAO/Sign/${clientCode}`
const PHONE = '01023456789'

const digestOf = (body: string) => createHash('sha256').update(body).digest('base64')
const signed = (...lines: string[]) => createHmac('sha256', SECRET).update(lines.join('\n')).digest('base64')

function hidden(text: string, key = SECRET): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

const wanted = (over: object = {}) => ({
  receiverHP: hidden(PHONE),
  receiverName: hidden('홍길동'),
  receiverBirthday: hidden('19900101'),
  signTitle: '서명해 주세요',
  extraMessage: hidden('무엇을 위한 서명인지'),
  expireIn: 600,
  tokenType: 'TEXT',
  token: hidden('서명할 내용'),
  ...over,
})

async function newToken(signature?: string) {
  const body = JSON.stringify({ access_id: '', scope: ['partner', '401'] })
  const right = signed('POST', digestOf(body), DATE, '2.0', '/BAROCERT/Token')
  const authorization = `LINKHUB ${linkId} ${signature ?? right}`
  return sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/linkhub/BAROCERT/Token',
    headers: { 'content-type': 'application/json', 'x-lh-date': DATE, authorization },
    payload: body,
  })
}

type Over = { token?: string; path?: string; body?: string; auth?: string }

async function ask(input: object, { path = PATH, body = JSON.stringify(input), ...over }: Over = {}) {
  const token = over.token ?? (await newToken()).json<{ session_token: string }>().session_token
  const auth = over.auth ?? signed('POST', digestOf(body), DATE, path, '')
  const headers = { 'x-bc-version': '2.1', 'x-bc-date': DATE, 'x-bc-auth': auth }
  return sandbox.app.inject({
    method: 'POST',
    url: `/sandbox/barocert${path}`,
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: body,
  })
}
const receiptOf = async (over: object = {}) =>
  (await ask(wanted(over))).json<{ receiptID: string }>().receiptID

test('[PACT-4] only what the customer signed is heard: key, body, path and a token that lives', async () => {
  expect((await newToken('AAAA')).json()).toMatchObject({ code: -99_002_002 })
  expect((await ask(wanted())).statusCode).toBe(200)
  const other = signed('POST', digestOf('{}'), DATE, PATH, '')
  expect((await ask(wanted(), { auth: other })).statusCode).toBe(401)
  expect((await ask(wanted(), { token: 'none' })).statusCode).toBe(401)
  const { session_token: token } = (await newToken()).json()
  await sandbox.post('/control/clock', { advanceMs: 30 * 60_000 })
  expect((await ask(wanted(), { token })).statusCode).toBe(401)
})

test.each([
  { token: hidden('서명할 내용', Buffer.alloc(32)) },
  { token: hidden('가'.repeat(2801)) },
  { signTitle: '가'.repeat(41) },
  { expireIn: 1001 },
  { receiverBirthday: '19900101' },
])('[PACT-4] %o is no request', async (over) => {
  expect((await ask(wanted(over))).json()).toMatchObject({ code: -41_001_001 })
})

test('[PACT-4] the phone decides once, and no other phone does', async () => {
  const id = await receiptOf()
  const tap = (decision: string, phone = PHONE) =>
    sandbox.post(`/phone/${phone}/documents/${id}`, { decision })
  const state = async () => (await sandbox.get(`/phone/${PHONE}/screen`)).json().documents.at(-1).state
  expect((await tap('sign', '01099999999')).statusCode).toBe(404)
  expect(await state()).toBe('waiting')
  expect((await tap('cancel')).statusCode).toBe(204)
  expect([await state(), (await tap('sign')).statusCode]).toEqual(['cancelled', 404])
})

test('[PACT-4] a chosen case meets the next request of its phone alone', async () => {
  expect((await sandbox.post('/control/signing', { phone: PHONE, case: 'nothing' })).statusCode).toBe(400)
  await sandbox.post('/control/signing', { phone: PHONE, case: 'dormant' })
  expect((await ask(wanted({ receiverHP: hidden('01034567890') }))).statusCode).toBe(200)
  expect((await ask(wanted())).json()).toMatchObject({ code: -41_002_005 })
  expect((await ask(wanted())).statusCode).toBe(200)
})
