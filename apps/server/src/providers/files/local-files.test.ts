import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let count = 0
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const newKey = () => `owner/file-${(count += 1)}.pdf`
const pathOf = (address: string) => address.slice(server.settings.appOrigin.length)
const put = (address: string, payload: string | Buffer | Readable, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'PUT',
    url: pathOf(address),
    payload,
    headers: { 'content-type': 'application/pdf', ...headers },
  })
const get = (address: string) => server.app.inject({ url: pathOf(address) })

const uploadAddress = (key: string, maxBytes = 1000) => server.deps.files.uploadAddress(key, { maxBytes })

describe('files on the local disk', () => {
  test('[PRO-7] bytes that were put come back, inert', async () => {
    const key = newKey()
    expect((await put(await uploadAddress(key), '%PDF-1.7')).statusCode).toBe(204)
    expect(await server.deps.files.size(key)).toBe(8)
    expect(await text((await server.deps.files.read(key))!)).toBe('%PDF-1.7')
    const { statusCode, body, headers } = await get(await server.deps.files.downloadAddress(key))
    expect([statusCode, body]).toEqual([200, '%PDF-1.7'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('[VAL-10] the limit holds to the byte, for a told length and for an untold one', async () => {
    const full = Buffer.alloc(1000)
    expect((await put(await uploadAddress(newKey()), full)).statusCode).toBe(204)
    const told = await put(await uploadAddress(newKey()), Buffer.alloc(1001))
    expect([told.statusCode, told.json<{ code: string }>().code]).toEqual([413, 'FILE_TOO_LARGE'])
    expect(told.headers.connection).toBe('close')
    const key = newKey()
    const untold = await put(await uploadAddress(key), Readable.from([full, Buffer.alloc(1)]))
    expect(untold.statusCode).toBe(413)
    expect(await server.deps.files.size(key)).toBeNull()
  })

  test('a refused upload leaves nothing behind', async () => {
    const folder = join(server.settings.dataDir, 'files', 'owner')
    await put(await uploadAddress(newKey()), Readable.from([Buffer.alloc(5000)]))
    expect(existsSync(folder) ? readdirSync(folder).filter((name) => name.includes('part')) : []).toEqual([])
  })

  test('an address takes one upload', async () => {
    const address = await uploadAddress(newKey())
    await put(address, 'first')
    const second = await put(address, 'second')
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'CONFLICT'])
  })

  test('an address works for ten minutes, for its method, its key and its size', async () => {
    const key = newKey()
    const upload = await uploadAddress(key)
    for (const wrong of [
      upload.replace('max=1000', 'max=9000000'),
      upload.replace(key, newKey()),
      upload.replace(/signature=./, 'signature=!'),
      upload.replace(/expires=\d+/, 'expires=9999999999'),
      upload.split('?')[0]!,
      await server.deps.files.downloadAddress(key),
    ]) {
      expect((await put(wrong, 'x')).statusCode).toBe(404)
    }
    expect((await get(upload)).statusCode).toBe(404)
    server.clock.advance({ minutes: 10 })
    expect((await put(upload, 'x')).statusCode).toBe(404)
  })

  test('a removed file is gone, and removing it again is fine', async () => {
    const key = newKey()
    await put(await uploadAddress(key), 'x')
    await server.deps.files.remove(key)
    await server.deps.files.remove(key)
    expect(await server.deps.files.read(key)).toBeNull()
    expect((await get(await server.deps.files.downloadAddress(key))).statusCode).toBe(404)
  })

  test.each(['../secrets.key', 'a/../b.pdf', '/etc/passwd', 'a/b.html', 'a/b', 'a/b/c.pdf', 'A/B.pdf'])(
    'no key leads out of the folder: %s',
    async (key) => {
      await expect(async () => server.deps.files.size(key)).rejects.toThrow('not a file key')
      const address = await server.deps.files.downloadAddress(key)
      expect((await get(address)).statusCode).toBe(404)
    },
  )
})
