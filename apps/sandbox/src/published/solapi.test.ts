import { SolapiMessageService } from 'solapi'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listeningSandbox } from '../testing/listening.ts'

const VENDOR = 'https://api.solapi.com'

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>
beforeAll(async () => {
  sandbox = await listeningSandbox()
  const real = globalThis.fetch
  // The package's URL is fixed, so its requests are redirected.
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input)
    return real(url.replace(VENDOR, `${sandbox.base}/sms`), init)
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sandbox.app.close()
})

const client = () => {
  const { key, secret } = sandbox.sandbox.settings.sms
  return new SolapiMessageService(key, secret)
}
const from = () => sandbox.sandbox.settings.sms.from
const outbox = async (phone: string) => (await sandbox.get(`/control/outbox?phone=${phone}`)).json().items

test('[AUTH-10] solapi sends a text', async () => {
  const message = { to: '01012345678', from: from(), text: '[서비스] 인증번호 271828 (5분 이내 입력)' }
  const sent = await client().send(message, { showMessageList: true })
  expect(sent.groupInfo.count).toMatchObject({ total: 1, registeredSuccess: 1, registeredFailed: 0 })
  expect(sent.messageList).toMatchObject([{ statusCode: '2000' }])
  expect(await outbox('01012345678')).toMatchObject([{ code: '271828' }])
})

test('[AUTH-10] solapi sends a notice over the messenger', async () => {
  const variables = { '#{code}': '314159' }
  const kakaoOptions = { pfId: 'KA01PF', templateId: 'KA01TP', variables, disableSms: false }
  await client().send({ to: '01087654321', from: from(), kakaoOptions })
  expect(await outbox('01087654321')).toMatchObject([{ code: '314159' }])
})

test('[VER-11] solapi raises its own error for a rejected number', async () => {
  await expect(client().send({ to: '01000000555', from: from(), text: 'x' })).rejects.toMatchObject({
    _tag: 'MessageNotReceivedError',
    failedMessageList: [{ to: '01000000555' }],
  })
})

test('solapi raises its own error for wrong keys', async () => {
  const stranger = new SolapiMessageService('other', 'keys')
  await expect(stranger.send({ to: '01012345678', from: from(), text: 'x' })).rejects.toMatchObject({
    errorCode: 'SignatureDoesNotMatch',
  })
})
