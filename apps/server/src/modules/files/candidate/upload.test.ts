import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FILE } from '@coffeeattack/domain/profiles/files'
import { describe, expect } from 'vitest'
import { jpegBytes, pdfBytes, pngBytes } from '../../../platform/storage/testing/test-bytes.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { attachFiles, chooseFiles, type FileFields, fileUrlsOf } from '../core/attach-files.ts'
import { storedFiles } from '../core/store.ts'
import { noteArrived } from '../core/take-upload.ts'

type Upload = { uploadUrl: string; readUrl: string }
const ask = (server: TestApp, who: TestCandidate, query: Record<string, string>, id = who.userId) =>
  server.call('GET', `/users/s3/upload/${id}?${new URLSearchParams(query)}`, { token: who.token })
const begin = async (server: TestApp, who: TestCandidate, query: Record<string, string> = {}) =>
  (await ask(server, who, { type: 'resume', fileType: 'pdf', ...query })).json<Upload>()
const inject = (server: TestApp, method: 'PUT' | 'GET', url: string, payload?: Buffer | Readable) =>
  server.app.inject({
    method,
    url,
    ...(payload && { payload, headers: { 'content-type': 'application/pdf' } }),
  })
const put = (server: TestApp, upload: Upload, bytes: Buffer | Readable) =>
  inject(server, 'PUT', upload.uploadUrl, bytes)
const read = (server: TestApp, url: string) => inject(server, 'GET', url)
const code = (answer: { json(): unknown }) => (answer.json() as { code: string }).code
const rowOf = async (server: TestApp, { readUrl }: Upload) => {
  const id = /([0-9a-f-]{36})\.\w+\?/.exec(readUrl)![1]
  const { rows } = await server.db.pool.query('select * from files where id = $1', [id])
  return rows[0] as Record<string, unknown>
}
const onDisk = (server: TestApp, { userId }: TestCandidate) => {
  const folder = join(server.settings.dataDir, 'files', userId)
  return existsSync(folder) ? readdirSync(folder) : []
}
const files = async (server: TestApp, who: TestCandidate) =>
  (await server.call('GET', '/inbound/user/files', { token: who.token })).json<{
    items: { type: string; name: string; size: number; url: string; createdAt: string }[]
  }>().items

/** As the profile form saves. */
async function save(server: TestApp, { userId }: TestCandidate, fields: FileFields) {
  const chosen = await chooseFiles(userId, fields, server.deps)
  await server.db.transaction((tx) => attachFiles(tx, userId, chosen, server.clock()))
}
async function uploaded(
  server: TestApp,
  who: TestCandidate,
  query: Record<string, string> = {},
  bytes = pdfBytes(),
) {
  const upload = await begin(server, who, query)
  expect((await put(server, upload, bytes)).statusCode).toBe(204)
  return upload
}

describe('[PRO-7] a file of the profile', () => {
  test('is uploaded, saved, listed and read by its owner', async ({ server, clock }) => {
    const me = await addCandidate(server)
    const upload = await uploaded(server, me, { name: '한지우 이력서.pdf', size: String(pdfBytes().length) })
    expect(await files(server, me)).toEqual([])
    await save(server, me, { resumeFileUrl: upload.readUrl })
    const [item] = await files(server, me)
    expect(item).toMatchObject({
      type: 'resume',
      name: '한지우 이력서.pdf',
      size: pdfBytes().length,
      createdAt: clock().toISOString(),
    })
    const answer = await read(server, item!.url)
    expect(answer.rawPayload).toEqual(pdfBytes())
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; .*%EC%9D%B4/)
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('replaces the one before when it is saved, not earlier', async ({ server, clock }) => {
    const me = await addCandidate(server)
    const first = await uploaded(server, me, { name: 'first.pdf' })
    await save(server, me, { resumeFileUrl: first.readUrl })
    const second = await uploaded(server, me, { name: 'second.png', fileType: 'png' }, pngBytes())
    expect((await files(server, me)).map(({ name }) => name)).toEqual(['first.pdf'])
    await save(server, me, { resumeFileUrl: second.readUrl })
    expect((await files(server, me)).map(({ name }) => name)).toEqual(['second.png'])
    expect(await rowOf(server, first)).toMatchObject({ state: 'STORED', removed_at: clock() })
    const urls = await fileUrlsOf(await storedFiles(server.db.drizzle, me.userId), server.deps)
    expect([urls.resumeFileUrl?.split('?')[0], urls.portfolioFileUrl]).toEqual([
      second.readUrl.split('?')[0],
      null,
    ])
  })

  test('stays when it is saved again, and goes when the field is emptied', async ({ server, clock }) => {
    const me = await addCandidate(server)
    const resume = await uploaded(server, me)
    const portfolio = await uploaded(server, me, { type: 'portfolio', fileType: 'jpg' }, jpegBytes())
    await save(server, me, { resumeFileUrl: resume.readUrl, portfolioFileUrl: portfolio.readUrl })
    const url = (await files(server, me))[0]!.url
    clock.advance({ minutes: 5 })
    await save(server, me, { portfolioFileUrl: url })
    expect((await files(server, me)).map(({ type }) => type)).toEqual(['portfolio', 'resume'])
    await save(server, me, { resumeFileUrl: null })
    expect((await files(server, me)).map(({ type, name }) => [type, name])).toEqual([
      ['portfolio', '포트폴리오.jpg'],
    ])
  })

  test('of two tabs that save at once one file stays in the field', async ({ server }) => {
    const me = await addCandidate(server)
    const uploads = [await uploaded(server, me), await uploaded(server, me), await uploaded(server, me)]
    await Promise.allSettled(uploads.map(({ readUrl }) => save(server, me, { resumeFileUrl: readUrl })))
    expect(await files(server, me)).toHaveLength(1)
  })

  test('cannot be saved under another field, by another person, twice removed or never uploaded', async ({
    server,
  }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const upload = await uploaded(server, me)
    const removed = await uploaded(server, me)
    await save(server, me, { resumeFileUrl: removed.readUrl })
    await save(server, me, { resumeFileUrl: null })
    const sentence = '올린 파일을 찾을 수 없어요. 다시 올려 주세요'
    for (const [who, fields] of [
      [me, { portfolioFileUrl: upload.readUrl }],
      [other, { resumeFileUrl: upload.readUrl }],
      [me, { resumeFileUrl: removed.readUrl }],
      [me, { resumeFileUrl: 'https://example.com/resume.pdf' }],
      [me, { resumeFileUrl: upload.readUrl.replace(/[0-9a-f]{12}\.pdf/, '000000000000.pdf') }],
    ] as [TestCandidate, FileFields][])
      await expect(save(server, who, fields)).rejects.toMatchObject({
        situation: 'INVALID_INPUT',
        fields: { [Object.keys(fields)[0]!]: sentence },
      })
    await expect(
      save(server, me, { resumeFileUrl: (await begin(server, me)).readUrl }),
    ).rejects.toMatchObject({
      situation: 'UPLOAD_EXPIRED',
    })
    expect([await files(server, me), await files(server, other)]).toEqual([[], []])
  })
})

describe('[PRO-7] what is not a file of its kind', () => {
  const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>')
  test.for([
    ['renamed HTML', 'pdf', html, 415, 'FILE_TYPE_UNSUPPORTED', 'pdf, png, jpg, jpeg 파일만 올릴 수 있어요.'],
    [
      'a picture as a document',
      'pdf',
      pngBytes(),
      415,
      'FILE_TYPE_UNSUPPORTED',
      'pdf, png, jpg, jpeg 파일만 올릴 수 있어요.',
    ],
    [
      'a PNG cut off',
      'png',
      pngBytes().subarray(0, 50),
      400,
      'FILE_BROKEN',
      '파일을 열 수 없어요. 다른 파일을 골라 주세요.',
    ],
    ['nothing', 'pdf', Buffer.alloc(0), 400, 'FILE_BROKEN', '파일을 열 수 없어요. 다른 파일을 골라 주세요.'],
  ] as const)(
    '%s is refused in Korean and leaves nothing',
    async ([, fileType, bytes, status, expected, message], { server }) => {
      const me = await addCandidate(server)
      const upload = await begin(server, me, { fileType })
      const answer = await put(server, upload, bytes)
      expect([answer.statusCode, answer.json()]).toEqual([
        status,
        expect.objectContaining({ code: expected, message }),
      ])
      expect(onDisk(server, me)).toEqual([])
      expect(await rowOf(server, upload)).toMatchObject({ state: 'REJECTED', size: null })
      expect((await read(server, upload.readUrl)).statusCode).toBe(404)
      await expect(save(server, me, { resumeFileUrl: upload.readUrl })).rejects.toMatchObject({
        situation: 'INVALID_INPUT',
      })
      expect((await put(server, upload, pdfBytes())).statusCode).toBe(409)
    },
  )

  test('[VAL-10] twenty megabytes pass; one byte more is cut off and leaves nothing, with or without a length', async ({
    server,
  }) => {
    const me = await addCandidate(server)
    expect((await put(server, await begin(server, me), pdfBytes(FILE.maxBytes))).statusCode).toBe(204)
    const before = onDisk(server, me)
    const tooLarge = pdfBytes(FILE.maxBytes + 1)
    const chunks = Readable.from([tooLarge.subarray(0, FILE.maxBytes), tooLarge.subarray(FILE.maxBytes)])
    for (const bytes of [tooLarge, chunks]) {
      const answer = await put(server, await begin(server, me), bytes)
      expect([answer.statusCode, code(answer)]).toEqual([413, 'FILE_TOO_LARGE'])
      expect(answer.json<{ message: string }>().message).toBe('최대 20MB 이하의 파일만 등록 가능합니다.')
    }
    expect(onDisk(server, me)).toEqual(before)
  })

  test('[VAL-10] a size that is told beforehand is refused beforehand', async ({ server }) => {
    const me = await addCandidate(server)
    const told = (size: number) => ask(server, me, { type: 'resume', fileType: 'pdf', size: String(size) })
    expect((await told(FILE.maxBytes)).statusCode).toBe(200)
    expect(code(await told(FILE.maxBytes + 1))).toBe('FILE_TOO_LARGE')
    expect((await told(0)).json()).toMatchObject({
      code: 'FILE_BROKEN',
      fields: { file: '빈 파일은 올릴 수 없어요' },
    })
  })
})

test('[PRO-14] bytes whose file was erased while they arrived do not stay', async ({ server }) => {
  const me = await addCandidate(server)
  const upload = await uploaded(server, me)
  const { store_key: key } = await rowOf(server, upload)
  await server.db.pool.query('delete from files where user_id = $1', [me.userId])
  expect(onDisk(server, me)).toHaveLength(1)
  await expect(noteArrived(String(key), 10, server.deps)).rejects.toMatchObject({ situation: 'NOT_FOUND' })
  expect(onDisk(server, me)).toEqual([])
})

describe('who may ask for an upload address', () => {
  test('only the owner of the id', async ({ server }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    for (const id of [other.userId, server.deps.ids.next(), 'me'])
      expect((await ask(server, me, { type: 'resume', fileType: 'pdf' }, id)).statusCode).toBe(404)
    const { rows } = await server.db.pool.query('select from files where user_id = $1', [other.userId])
    expect(rows).toEqual([])
    expect(
      (await server.call('GET', `/users/s3/upload/${me.userId}?type=resume&fileType=pdf`)).statusCode,
    ).toBe(401)
  })

  test('nobody who has left, and nobody without end', async ({ server, clock }) => {
    const gone = await addCandidate(server)
    await server.db.pool.query('delete from users where id = $1', [gone.userId])
    expect((await ask(server, gone, { type: 'resume', fileType: 'pdf' })).statusCode).toBe(401)
    const eager = await addCandidate(server)
    for (let times = 0; times < 50; times++) await begin(server, eager)
    expect((await ask(server, eager, { type: 'resume', fileType: 'pdf' })).statusCode).toBe(429)
    clock.advance({ hours: 24 })
    const { token } = server.signIn('candidate', { subjectId: eager.userId })
    expect((await ask(server, { ...eager, token }, { type: 'resume', fileType: 'pdf' })).statusCode).toBe(200)
  })

  test.for<Record<string, string>>([
    { type: 'photo' },
    { fileType: 'svg' },
    { fileType: 'PDF' },
    { size: '-1' },
    { name: 'x'.repeat(301) },
  ])('%j is refused', async (wrong, { server }) => {
    const me = await addCandidate(server)
    const query = { type: 'resume', fileType: 'pdf', ...wrong }
    expect([(await ask(server, me, query)).statusCode, code(await ask(server, me, query))]).toEqual([
      400,
      'INVALID_INPUT',
    ])
  })
})
