import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Deps } from '../../deps.ts'
import { PATIENT } from '../../testing/patient.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { createSecrets } from '../crypto/secrets.ts'
import { handleErrors } from '../http/error-handler.ts'
import type { Arrivals } from './files.ts'
import { createLocalFiles } from './local-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'coffee-attack-files-'))
const clock = createTestClock()
const secrets = createSecrets({ current: Buffer.alloc(32, 1), random: randomBytes })
const files = createLocalFiles({ folder, clock, secrets })
const arrived: string[] = []
const arrivals: Arrivals = {
  async check(_key, read) {
    if ((await read()).includes('wrong')) throw new Refusal('FILE_TYPE_UNSUPPORTED')
  },
  async arrived(key, size) {
    arrived.push(`${key} ${size}`)
  },
}
const app = Fastify()

beforeAll(async () => {
  handleErrors(app, { report: () => {} } as unknown as Deps)
  await app.register(async (api) => files.mount!(api, arrivals), { prefix: '/api' })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

let count = 0
const newKey = () => `owner/file-${(count += 1)}.pdf`
const put = (address: string, payload: string | Buffer | Readable) =>
  app.inject({
    method: 'PUT',
    url: address,
    payload,
    headers: { 'content-type': 'application/pdf' },
  })
const get = (address: string) => app.inject({ url: address })
const uploadAddress = (key: string, maxBytes = 1000) => files.uploadAddress(key, { maxBytes })
const onDisk = () => readdirSync(join(folder, 'owner'))

describe('files on the local disk', () => {
  test('[PRO-7] uploaded bytes come back as a download with their name', async () => {
    const key = newKey()
    expect((await put(await uploadAddress(key), '%PDF-1.7')).statusCode).toBe(204)
    expect(arrived).toContain(`${key} 8`)
    expect(await files.size(key)).toBe(8)
    expect(await text((await files.read(key))!)).toBe('%PDF-1.7')
    const { statusCode, body, headers } = await get(
      await files.downloadAddress(key, { name: '이력서 (1).pdf' }),
    )
    expect([statusCode, body]).toEqual([200, '%PDF-1.7'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="___ (1).pdf"; filename*=UTF-8''%EC%9D%B4%EB%A0%A5%EC%84%9C%20%281%29.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  test('[VAL-10] the limit is exact, with and without a content length', async () => {
    const full = Buffer.alloc(1000)
    expect((await put(await uploadAddress(newKey()), full)).statusCode).toBe(204)
    const told = await put(await uploadAddress(newKey()), Buffer.alloc(1001))
    expect([told.statusCode, told.json<{ code: string }>().code]).toEqual([413, 'FILE_TOO_LARGE'])
    expect(told.headers.connection).toBe('close')
    const key = newKey()
    const untold = await put(await uploadAddress(key), Readable.from([full, Buffer.alloc(1)]))
    expect(untold.statusCode).toBe(413)
    expect(await files.size(key)).toBeNull()
  })

  test('a refused upload leaves nothing', async () => {
    const key = newKey()
    const before = onDisk()
    expect((await put(await uploadAddress(key), Readable.from([Buffer.alloc(5000)]))).statusCode).toBe(413)
    expect((await put(await uploadAddress(key), 'wrong')).statusCode).toBe(415)
    expect(onDisk()).toEqual(before)
    expect(arrived.filter((line) => line.startsWith(key))).toEqual([])
  })

  test('an aborted upload leaves nothing, and its address still works', async () => {
    const key = newKey()
    const address = await uploadAddress(key)
    const before = onDisk()
    const { port } = app.server.address() as AddressInfo
    const half = request({ port, method: 'PUT', path: address, headers: { 'content-length': 900 } })
    half.on('error', () => {})
    half.write(Buffer.alloc(400))
    await vi.waitFor(() => expect(onDisk().length).toBe(before.length + 1), PATIENT)
    half.destroy()
    await vi.waitFor(() => expect(onDisk()).toEqual(before), PATIENT)
    expect((await put(address, 'whole')).statusCode).toBe(204)
  })

  test('of two uploads to one address one is stored', async () => {
    const address = await uploadAddress(newKey())
    const answers = await Promise.all([put(address, 'first'), put(address, 'second')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    expect((await put(address, 'third')).json<{ code: string }>().code).toBe('CONFLICT')
  })

  test('an address works for ten minutes, for its method, its key, its size and its name', async () => {
    const key = newKey()
    const upload = await uploadAddress(key)
    for (const wrong of [
      upload.replace('max=1000', 'max=9000000'),
      upload.replace(key, newKey()),
      upload.replace(/signature=./, 'signature=!'),
      upload.replace(/expires=\d+/, 'expires=9999999999'),
      `${upload}&name=x.html`,
      upload.split('?')[0]!,
      await files.downloadAddress(key),
    ]) {
      expect((await put(wrong, 'x')).statusCode).toBe(404)
    }
    expect((await get(upload)).statusCode).toBe(404)
    clock.advance({ minutes: 10 })
    expect((await put(upload, 'x')).statusCode).toBe(404)
  })

  test('a removed file is gone, and removing it again is fine', async () => {
    const key = newKey()
    await put(await uploadAddress(key), 'x')
    await files.remove(key)
    await files.remove(key)
    expect(await files.read(key)).toBeNull()
    expect((await get(await files.downloadAddress(key))).statusCode).toBe(404)
  })

  test.each(['../secrets.key', 'a/../b.pdf', '/etc/passwd', 'a/b.html', 'a/b', 'a/b/c.pdf', 'A/B.pdf'])(
    'an invalid key is refused: %s',
    async (key) => {
      await expect(async () => files.size(key)).rejects.toThrow('not a file key')
      expect((await get(await files.downloadAddress(key))).statusCode).toBe(404)
    },
  )
})
