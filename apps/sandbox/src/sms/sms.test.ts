import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CREDENTIALS } from '../keys.ts'
import { NOON, testSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
  return () => sandbox.app.close()
})
beforeEach(async () => void (await sandbox.post('/control/reset')))

const { key, secret, from } = CREDENTIALS.sms
function signed({
  at = NOON,
  by = secret,
  as = key,
}: { at?: number; by?: string; as?: string } = {}): string {
  const [date, salt] = [new Date(at).toISOString(), 'abcdefghijklmnopqrstuvwxyz012345']
  const signature = createHmac('sha256', by)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${as}, date=${date}, salt=${salt}, signature=${signature}`
}
const send = (body: object, authorization = signed()) =>
  sandbox.post('/sms/messages/v4/send-many/detail', body, { authorization })
const outbox = async (phone: string) => (await sandbox.get(`/control/outbox?phone=${phone}`)).json().items

test('[AUTH-10] a text reaches the outbox with its code, newest last', async () => {
  await send({ messages: [{ to: '01012345678', from, text: '[서비스] 인증번호 123456 (5분 이내 입력)' }] })
  await send({ messages: [{ to: '010-1234-5678', from, text: '번호 없는 문자 1234567' }] })
  expect(await outbox('010-1234-5678')).toEqual([
    { text: '[서비스] 인증번호 123456 (5분 이내 입력)', code: '123456', at: new Date(NOON).toISOString() },
    { text: '번호 없는 문자 1234567', code: null, at: new Date(NOON).toISOString() },
  ])
  expect(await outbox('01087654321')).toEqual([])
})

test.each([
  ['no signature', ''],
  ['another secret', signed({ by: 'other' })],
  ['another key', signed({ as: 'other' })],
  ['an old date', signed({ at: NOON - 15 * 60_000 - 1 })],
  ['a date to come', signed({ at: NOON + 15 * 60_000 + 1 })],
  ['no date', signed().replace(/date=[^,]+/, 'date=now')],
])('%s is refused', async (_, authorization) => {
  const answer = await send({ messages: [{ to: '01012345678', from, text: 'x' }] }, authorization)
  expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'SignatureDoesNotMatch'])
  expect(await outbox('01012345678')).toEqual([])
})

test('a date within fifteen minutes is accepted', async () => {
  for (const at of [NOON - 15 * 60_000, NOON + 15 * 60_000]) {
    expect(
      (await send({ messages: [{ to: '01012345678', from, text: 'x' }] }, signed({ at }))).statusCode,
    ).toBe(200)
  }
})

test('[VER-11] 010-0000-0555 and invalid numbers are rejected one by one', async () => {
  const messages = ['01000000555', '01012345678', '12'].map((to) => ({ to, from, text: 'x' }))
  const answer = (await send({ messages, showMessageList: true })).json()
  expect(answer.groupInfo.count).toMatchObject({ total: 3, registeredSuccess: 1, registeredFailed: 2 })
  expect(answer.failedMessageList.map(({ to }: { to: string }) => to)).toEqual(['01000000555', '12'])
  expect(answer.messageList).toEqual([
    { messageId: expect.stringMatching(/^M4V/), statusCode: '2000', statusMessage: '정상 접수' },
  ])
})

test('a sender that was not registered is rejected', async () => {
  const answer = await send({ messages: [{ to: '01012345678', from: '15880000', text: 'x' }] })
  expect(answer.json().failedMessageList).toHaveLength(1)
  expect(await outbox('01012345678')).toEqual([])
})

test.each([{}, { messages: [] }, { messages: 'x' }])('%o is refused', async (body) => {
  expect((await send(body)).statusCode).toBe(400)
})

test('an order with invalid messages is rejected', async () => {
  const answer = await send({ messages: [null, { to: 1 }] })
  expect(answer.json().groupInfo.count).toMatchObject({ registeredFailed: 2 })
})
