import { text } from 'node:stream/consumers'
import { FILE } from '@coffeeattack/domain/profile/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachFiles, chooseFiles } from '../../files/attach-files.ts'
import { pdfBytes, pngBytes } from '../../files/bytes/test-bytes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { startTestFileStore } from '../../testing/test-file-store.ts'

let store: Awaited<ReturnType<typeof startTestFileStore>>
let server: TestApp
beforeAll(async () => {
  store = await startTestFileStore()
  // The store looks at its own clock, so this test's clock is the real one.
  server = await createTestApp({ settings: store.environment, clock: createTestClock(new Date()) })
})
afterAll(async () => {
  await server.close()
  await store.close()
})

type Upload = { uploadUrl: string; readUrl: string }
async function begin({ userId, token }: TestCandidate, query: Record<string, string> = {}): Promise<Upload> {
  const search = new URLSearchParams({ type: 'resume', fileType: 'pdf', ...query })
  return (await server.call('GET', `/users/s3/upload/${userId}?${search}`, { token })).json<Upload>()
}
const put = ({ uploadUrl }: Upload, bytes: Buffer, type = 'application/pdf') =>
  fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } })
async function save({ userId }: TestCandidate, resumeFileUrl: string) {
  const chosen = await chooseFiles(userId, { resumeFileUrl }, server.deps)
  await server.db.transaction((tx) => attachFiles(tx, userId, chosen, server.clock()))
}
const keyOf = ({ readUrl }: Upload) => new URL(readUrl).pathname.replace('/files/', '')

describe('files in an S3-compatible store', () => {
  test('[PRO-7] go straight to the store, are looked at when saved, and are read from there', async () => {
    const me = await addCandidate(server)
    const upload = await begin(me, { name: '이력서.pdf' })
    expect(upload.uploadUrl.startsWith(`${store.environment.S3_ENDPOINT}/files/incoming/`)).toBe(true)
    expect((await put(upload, pdfBytes())).status).toBe(200)
    expect((await fetch(upload.readUrl)).status).toBe(404)
    await save(me, upload.readUrl)
    const answer = await fetch(upload.readUrl)
    expect(await answer.text()).toBe(pdfBytes().toString())
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*%EC%9D%B4/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await server.deps.files.size(keyOf(upload))).toBe(pdfBytes().length)
  })

  test('[PRO-7] an address that is used again changes nothing that was saved', async () => {
    const me = await addCandidate(server)
    const upload = await begin(me)
    await put(upload, pdfBytes())
    await save(me, upload.readUrl)
    await put(upload, Buffer.from('<script>alert(1)</script>'))
    await save(me, upload.readUrl)
    expect(await (await fetch(upload.readUrl)).text()).toBe(pdfBytes().toString())
  })

  test.each([
    ['renamed HTML', Buffer.from('<!DOCTYPE html>'), 'FILE_TYPE_UNSUPPORTED'],
    ['a picture as a document', pngBytes(), 'FILE_TYPE_UNSUPPORTED'],
    ['half a document', pdfBytes().subarray(0, 100), 'FILE_BROKEN'],
    ['one byte too much', pdfBytes(FILE.maxBytes + 1), 'FILE_TOO_LARGE'],
  ])('[PRO-7] %s is refused when it is saved, and removed', async (_, bytes, situation) => {
    const me = await addCandidate(server)
    const upload = await begin(me)
    await put(upload, bytes)
    await expect(save(me, upload.readUrl)).rejects.toMatchObject({ situation })
    expect(await server.deps.files.uploaded(keyOf(upload), FILE.maxBytes)).toBeNull()
    await put(upload, pdfBytes())
    await expect(save(me, upload.readUrl)).rejects.toMatchObject({ situation: 'INVALID_INPUT' })
  })

  test('an address is for its key, its type and its size', async () => {
    const me = await addCandidate(server)
    const upload = await begin(me, { size: String(pdfBytes().length) })
    expect((await put(upload, pdfBytes(), 'text/html')).status).toBe(403)
    expect((await put(upload, pdfBytes(5000))).status).toBe(403)
    const elsewhere = { ...upload, uploadUrl: upload.uploadUrl.replace('.pdf', '.png') }
    expect((await put(elsewhere, pdfBytes())).status).toBe(403)
    expect((await fetch(upload.uploadUrl)).status).toBe(403)
    expect((await put(upload, pdfBytes())).status).toBe(200)
  })

  test('what was never uploaded is not there, and removing it is fine', async () => {
    const me = await addCandidate(server)
    const upload = await begin(me)
    await expect(save(me, upload.readUrl)).rejects.toMatchObject({ situation: 'UPLOAD_EXPIRED' })
    expect(await server.deps.files.read(keyOf(upload))).toBeNull()
    await server.deps.files.remove(keyOf(upload))
    await server.deps.files.keep(keyOf(upload), Buffer.from('x'), { name: '' })
    expect(await text((await server.deps.files.read(keyOf(upload)))!)).toBe('x')
    await server.deps.files.remove(keyOf(upload))
    expect(await server.deps.files.size(keyOf(upload))).toBeNull()
  })
})
