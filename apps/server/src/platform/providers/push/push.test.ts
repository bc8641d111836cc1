import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../deadline.ts'
import { createPush, PushGone } from './push.ts'
import { keptVapidKeys, publicKeyOf } from './vapid-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'push-'))
const keys = keptVapidKeys(folder)
const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []
let status = 201

const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  received.push({ headers: request.headers, body: Buffer.concat(parts) })
  response.writeHead(status).end()
})
beforeAll(() => new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  service.close()
  rmSync(folder, { recursive: true })
})

const browser = createECDH('prime256v1')
browser.generateKeys()
const target = () => ({
  endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/abc`,
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
const note = {
  title: '커피어택',
  body: '새 어택이 도착했어요',
  url: '/abc',
  tag: '0190a6f0-0000-7000-8000-000000000001',
}
const settings = { ...keys, subject: 'mailto:push@coffee.example' }
const push = createPush({ ...settings, allowPrivate: true }, (exchange) => exchange())

test('[TRUST-5] a message reaches the push service signed and encrypted for the browser', async () => {
  status = 201
  await push.send(target(), note)
  const { headers, body } = received.at(-1)!
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
    topic: '0190a6f0000070008000000000000001',
  })
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/)
  expect(headers.authorization).toContain(keys.publicKey)
  expect(body.includes('어택')).toBe(false)
})

test.each([
  [404, PushGone],
  [410, PushGone],
  [429, ProviderUnavailable],
  [503, ProviderUnavailable],
])('[TRUST-5] a push service that answers %i', async (code, kind) => {
  status = code
  await expect(push.send(target(), note)).rejects.toThrow(kind)
})

test('[TRUST-5] no inside address is called, whatever endpoint a browser sends', async () => {
  const strict = createPush({ ...settings, allowPrivate: false }, (exchange) => exchange())
  const before = received.length
  for (const endpoint of [
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest',
    'https://localhost/x',
    'https://db.internal/x',
    'https://intranet/x',
    'https://user:secret@push.example/x',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect([endpoint, strict.accepts(endpoint)]).toEqual([endpoint, false])
  expect(strict.accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  // A valid name that resolves to an inside address.
  const { port } = service.address() as AddressInfo
  await expect(strict.send({ ...target(), endpoint: `https://localhost:${port}/x` }, note)).rejects.toThrow(
    ProviderUnavailable,
  )
  expect(received).toHaveLength(before)
})

test('keys are created once, readable by the owner only', () => {
  expect(keptVapidKeys(folder)).toEqual(keys)
  expect(publicKeyOf(keys.privateKey)).toBe(keys.publicKey)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
  expect(statSync(join(folder, 'vapid.key')).mode & 0o777).toBe(0o600)
  expect(publicKeyOf('broken')).toBeNull()
})
