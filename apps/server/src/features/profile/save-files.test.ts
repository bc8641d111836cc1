import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { files } from '../../db/schema/files.ts'
import { pdfBytes } from '../../files/bytes/test-bytes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusedForm, saveForm } from './form-world.ts'
import { addFile, addWhole, type Whole } from './profile-world.ts'

let server: TestApp
let me: Whole
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-11-16T10:00:00+09:00')
  me = await addWhole(server)
})

const save = (body: object, who: { token: string } = me) => saveForm(server, who, body)
const refused = (body: object) => refusedForm(server, me, body)

describe('[PRO-7] my files', () => {
  const mine = (given: object = {}) =>
    addFile(server, { userId: me.userId, purpose: 'RESUME', state: 'PENDING', ...given })
  const removed = async (id: string) =>
    (await server.db.drizzle.select().from(files).where(eq(files.id, id)))[0]!.removedAt !== null

  test('from the upload to the field: bytes that were put are kept by saving', async () => {
    const path = `/users/s3/upload/${me.userId}?type=portfolio&fileType=pdf`
    const upload = async () =>
      (await server.call('GET', path, { token: me.token })).json<{ uploadUrl: string; readUrl: string }>()
    const { uploadUrl, readUrl } = await upload()
    const waiting = await save({ portfolioFileUrl: readUrl })
    expect([waiting.statusCode, waiting.json().code]).toEqual([410, 'UPLOAD_EXPIRED'])
    const headers = { 'content-type': 'application/pdf' }
    const put = await server.app.inject({ method: 'PUT', url: uploadUrl, payload: pdfBytes(), headers })
    expect(put.statusCode).toBe(204)
    const { portfolioFileUrl } = (await save({ portfolioFileUrl: readUrl })).json()
    const got = await server.app.inject({ url: portfolioFileUrl })
    expect([got.statusCode, got.rawPayload.equals(pdfBytes())]).toEqual([200, true])
  })

  test('an upload is in its field once it is saved, and replaces the one before', async () => {
    const [first, second] = [await mine(), await mine()]
    expect((await save({ resumeFileUrl: first.url })).json().resumeFileUrl).toContain(first.id)
    const answer = await save({ resumeFileUrl: second.url })
    expect(answer.json().resumeFileUrl).toContain(second.id)
    expect([await removed(first.id), await removed(second.id)]).toEqual([true, false])
  })

  test('the address that the profile gave can be sent back, and null empties the field', async () => {
    const { id, url } = await mine()
    const { resumeFileUrl } = (await save({ resumeFileUrl: url })).json()
    server.clock.advance({ minutes: 11 })
    expect((await save({ resumeFileUrl })).json().resumeFileUrl).toContain(id)
    expect((await save({ resumeFileUrl: null })).json().resumeFileUrl).toBeNull()
    expect(await removed(id)).toBe(true)
  })

  test('no other field, nobody else’s, none that was removed or refused, and no address of elsewhere', async () => {
    const other = await addWhole(server)
    const portfolio = await mine({ purpose: 'PORTFOLIO' })
    const foreign = await mine({ userId: other.userId })
    const visitors = await mine({ userId: null })
    const gone = await mine({ state: 'STORED', removedAt: server.clock() })
    const rejected = await mine({ state: 'REJECTED' })
    const addresses = [portfolio, foreign, visitors, gone, rejected].map(({ url }) => url)
    for (const resumeFileUrl of [...addresses, 'https://evil.example/resume.pdf', 'x'])
      expect(await refused({ resumeFileUrl })).toEqual({
        resumeFileUrl: expect.stringContaining('다시 올려 주세요'),
      })
  })

  test('a file that is refused leaves the rest of the form unsaved', async () => {
    expect(
      await refused({
        portfolioFileUrl: 'x',
        hashtags: ['새키워드'],
        careerItems: [{ id: me.careerIds[0], hide: true }],
      }),
    ).toEqual({ portfolioFileUrl: expect.any(String) })
  })
})
