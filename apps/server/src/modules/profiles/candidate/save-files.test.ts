import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { files } from '../../../platform/db/schema/files.ts'
import { pdfBytes } from '../../../platform/storage/testing/test-bytes.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refusedForm, saveForm } from '../testing/form-world.ts'
import { addFile, addWhole, type Whole } from '../testing/profile-world.ts'

const test = serverTest().extend('me', ({ server }) => addWhole(server))

test.beforeEach(async ({ server }) => {
  server.clock.set('2026-11-16T10:00:00+09:00')
})

const save = (server: TestApp, me: Whole, body: object, who: { token: string } = me) =>
  saveForm(server, who, body)
const refused = (server: TestApp, me: Whole, body: object) => refusedForm(server, me, body)

describe('[PRO-7] my files', () => {
  const mine = (server: TestApp, me: Whole, given: object = {}) =>
    addFile(server, { userId: me.userId, purpose: 'RESUME', state: 'PENDING', ...given })
  const removed = async (server: TestApp, id: string) =>
    (await server.db.drizzle.select().from(files).where(eq(files.id, id)))[0]!.removedAt !== null

  test('from the upload to the field: bytes that were put are kept by saving', async ({ server, me }) => {
    const path = `/users/s3/upload/${me.userId}?type=portfolio&fileType=pdf`
    const upload = async () =>
      (await server.call('GET', path, { token: me.token })).json<{ uploadUrl: string; readUrl: string }>()
    const { uploadUrl, readUrl } = await upload()
    const waiting = await save(server, me, { portfolioFileUrl: readUrl })
    expect([waiting.statusCode, waiting.json().code]).toEqual([410, 'UPLOAD_EXPIRED'])
    const headers = { 'content-type': 'application/pdf' }
    const put = await server.app.inject({ method: 'PUT', url: uploadUrl, payload: pdfBytes(), headers })
    expect(put.statusCode).toBe(204)
    const { portfolioFileUrl } = (await save(server, me, { portfolioFileUrl: readUrl })).json()
    const got = await server.app.inject({ url: portfolioFileUrl })
    expect([got.statusCode, got.rawPayload.equals(pdfBytes())]).toEqual([200, true])
  })

  test('an upload is in its field once it is saved, and replaces the one before', async ({ server, me }) => {
    const [first, second] = [await mine(server, me), await mine(server, me)]
    expect((await save(server, me, { resumeFileUrl: first.url })).json().resumeFileUrl).toContain(first.id)
    const answer = await save(server, me, { resumeFileUrl: second.url })
    expect(answer.json().resumeFileUrl).toContain(second.id)
    expect([await removed(server, first.id), await removed(server, second.id)]).toEqual([true, false])
  })

  test('the address that the profile gave can be sent back, and null empties the field', async ({
    server,
    me,
    clock,
  }) => {
    const { id, url } = await mine(server, me)
    const { resumeFileUrl } = (await save(server, me, { resumeFileUrl: url })).json()
    clock.advance({ minutes: 11 })
    expect((await save(server, me, { resumeFileUrl })).json().resumeFileUrl).toContain(id)
    expect((await save(server, me, { resumeFileUrl: null })).json().resumeFileUrl).toBeNull()
    expect(await removed(server, id)).toBe(true)
  })

  test('no other field, nobody else’s, none that was removed or refused, and no address of elsewhere', async ({
    server,
    me,
    clock,
  }) => {
    const other = await addWhole(server)
    const portfolio = await mine(server, me, { purpose: 'PORTFOLIO' })
    const foreign = await mine(server, me, { userId: other.userId })
    const visitors = await mine(server, me, { userId: null })
    const gone = await mine(server, me, { state: 'STORED', removedAt: clock() })
    const rejected = await mine(server, me, { state: 'REJECTED' })
    const addresses = [portfolio, foreign, visitors, gone, rejected].map(({ url }) => url)
    for (const resumeFileUrl of [...addresses, 'https://evil.example/resume.pdf', 'x'])
      expect(await refused(server, me, { resumeFileUrl })).toEqual({
        resumeFileUrl: expect.stringContaining('다시 올려 주세요'),
      })
  })

  test('a file that is refused leaves the rest of the form unsaved', async ({ server, me }) => {
    expect(
      await refused(server, me, {
        portfolioFileUrl: 'x',
        hashtags: ['새키워드'],
        careerItems: [{ id: me.careerIds[0], hide: true }],
      }),
    ).toEqual({ portfolioFileUrl: expect.any(String) })
  })
})
