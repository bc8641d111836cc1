import { text } from 'node:stream/consumers'
import { FILE } from '@coffeeattack/domain/profiles/files'
import { describe, expect, test as base } from 'vitest'
import { attachFiles, chooseFiles } from '../../modules/files/core/attach-files.ts'
import { closing } from '../../testing/closing.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { startTestFileStore } from '../../testing/test-file-store.ts'
import { pdfBytes, pngBytes } from './testing/test-bytes.ts'

const test = base
  .extend('store', { scope: 'file' }, ({}, scope) => closing(startTestFileStore(), scope))
  .extend('server', { scope: 'file' }, ({ store }, scope) => {
    // The store uses the system clock, so this test does too.
    const clock = createTestClock(new Date())
    return closing(createTestApp({ settings: store.environment, clock }), scope)
  })
  .extend('clock', { scope: 'file' }, ({ server }) => server.clock)

type Upload = { uploadUrl: string; readUrl: string }
async function begin(
  server: TestApp,
  { userId, token }: TestCandidate,
  query: Record<string, string> = {},
): Promise<Upload> {
  const search = new URLSearchParams({ type: 'resume', fileType: 'pdf', ...query })
  return (await server.call('GET', `/users/s3/upload/${userId}?${search}`, { token })).json<Upload>()
}
const put = ({ uploadUrl }: Upload, bytes: Buffer, type = 'application/pdf') =>
  fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })
async function save(server: TestApp, { userId }: TestCandidate, resumeFileUrl: string) {
  const chosen = await chooseFiles(userId, { resumeFileUrl }, server.deps)
  await server.db.transaction((tx) => attachFiles(tx, userId, chosen, server.clock()))
}
const keyOf = ({ readUrl }: Upload) => new URL(readUrl).pathname.replace('/files/', '')

describe('files in an S3-compatible store', () => {
  test('[PRO-7] are uploaded to the store, checked when saved, and read from there', async ({
    server,
    store,
  }) => {
    const me = await addCandidate(server)
    const upload = await begin(server, me, { name: '한지우.pdf' })
    expect(upload.uploadUrl.startsWith(`${store.environment.S3_ENDPOINT}/files/incoming/`)).toBe(true)
    expect((await put(upload, pdfBytes())).status).toBe(200)
    expect((await fetch(upload.readUrl)).status).toBe(404)
    await save(server, me, upload.readUrl)
    const answer = await fetch(upload.readUrl)
    expect(await answer.text()).toBe(pdfBytes().toString())
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    // The key must not contain '이력서.pdf', the person's own file name.
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; .*%EC%9D%B4%EB%A0%A5%EC%84%9C\.pdf$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await server.deps.files.size(keyOf(upload))).toBe(pdfBytes().length)
  })

  test('[PRO-7] using an address again does not change a saved file', async ({ server }) => {
    const me = await addCandidate(server)
    const upload = await begin(server, me)
    await put(upload, pdfBytes())
    await save(server, me, upload.readUrl)
    await put(upload, Buffer.from('<script>alert(1)</script>'))
    await save(server, me, upload.readUrl)
    expect(await (await fetch(upload.readUrl)).text()).toBe(pdfBytes().toString())
  })

  test.for([
    ['renamed HTML', Buffer.from('<!DOCTYPE html>'), 'FILE_TYPE_UNSUPPORTED'],
    ['a picture as a document', pngBytes(), 'FILE_TYPE_UNSUPPORTED'],
    ['half a document', pdfBytes().subarray(0, 100), 'FILE_BROKEN'],
    ['one byte too much', pdfBytes(FILE.maxBytes + 1), 'FILE_TOO_LARGE'],
  ] as const)('[PRO-7] %s is refused when saved, and deleted', async ([, bytes, situation], { server }) => {
    const me = await addCandidate(server)
    const upload = await begin(server, me)
    await put(upload, bytes)
    await expect(save(server, me, upload.readUrl)).rejects.toMatchObject({ situation })
    expect(await server.deps.files.uploaded(keyOf(upload), FILE.maxBytes)).toBeNull()
    await put(upload, pdfBytes())
    await expect(save(server, me, upload.readUrl)).rejects.toMatchObject({ situation: 'INVALID_INPUT' })
  })

  test('an address is valid for its key, type and size', async ({ server }) => {
    const me = await addCandidate(server)
    const upload = await begin(server, me, { size: String(pdfBytes().length) })
    expect((await put(upload, pdfBytes(), 'text/html')).status).toBe(403)
    expect((await put(upload, pdfBytes(5000))).status).toBe(403)
    const elsewhere = { ...upload, uploadUrl: upload.uploadUrl.replace('.pdf', '.png') }
    expect((await put(elsewhere, pdfBytes())).status).toBe(403)
    expect((await fetch(upload.uploadUrl)).status).toBe(403)
    expect((await put(upload, pdfBytes())).status).toBe(200)
  })

  test('a file that was never uploaded does not exist and can be removed', async ({ server }) => {
    const me = await addCandidate(server)
    const upload = await begin(server, me)
    await expect(save(server, me, upload.readUrl)).rejects.toMatchObject({ situation: 'UPLOAD_EXPIRED' })
    expect(await server.deps.files.read(keyOf(upload))).toBeNull()
    await server.deps.files.remove(keyOf(upload))
    await server.deps.files.keep(keyOf(upload), Buffer.from('x'), { name: '' })
    expect(await text((await server.deps.files.read(keyOf(upload)))!)).toBe('x')
    await server.deps.files.remove(keyOf(upload))
    expect(await server.deps.files.size(keyOf(upload))).toBeNull()
  })
})
