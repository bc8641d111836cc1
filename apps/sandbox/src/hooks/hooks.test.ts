import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listeningSandbox } from '../testing/listening.ts'

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>
beforeAll(async () => {
  sandbox = await listeningSandbox()
})
afterAll(() => sandbox.app.close())
beforeEach(async () => void (await sandbox.post('/control/reset')))

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes, so!').toString('base64')}`
const BODY = '{"type":"coffeechat.matched", "data":{}}'

const signed = (id: string, secret: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${id}.1.${BODY}`)
    .digest('base64')}`
const hook = (id: string, signature: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/hooks/ats',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': '1',
      'webhook-signature': signature,
    },
    payload: BODY,
  })
const behave = (payload: object) => sandbox.app.inject({ method: 'PUT', url: '/sandbox/hooks/ats', payload })
const received = async () =>
  (await sandbox.app.inject('/sandbox/hooks/ats')).json<{ items: Record<string, unknown>[] }>().items

test('a receiver keeps the raw webhooks and marks repeats', async () => {
  expect((await hook('one', 'v1,x')).statusCode).toBe(200)
  await hook('one', 'v1,x')
  expect(await received()).toMatchObject([
    { webhookId: 'one', type: 'coffeechat.matched', body: BODY, isSigned: null, isRepeat: false },
    { webhookId: 'one', isRepeat: true },
  ])
})

test('with a secret it checks the signatures', async () => {
  await behave({ secret: SECRET })
  await hook('one', signed('one', SECRET))
  await hook('two', `v1,AAAA ${signed('two', SECRET)}`)
  await hook('three', signed('one', SECRET))
  await hook('four', 'v2,x nonsense')
  expect((await received()).map(({ isSigned }) => isSigned)).toEqual([true, true, false, false])
})

test('its answers can be set to fail and to succeed; invalid settings are refused', async () => {
  expect((await behave({ status: 500 })).json()).toEqual({ status: 500, delayMs: 0 })
  expect((await hook('one', '')).statusCode).toBe(500)
  await behave({ status: 200, delayMs: 1 })
  expect((await hook('one', '')).statusCode).toBe(200)
  for (const wrong of [{}, { status: 99 }, { delayMs: -1 }])
    expect((await behave(wrong)).statusCode).toBe(400)
})
