import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { attachFiles, chooseFiles } from '../../files/attach-files.ts'
import { pdfBytes } from '../../files/bytes/test-bytes.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'
import { sweepFilesJob } from './sweep-files.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Upload = { uploadUrl: string; readUrl: string }

async function uploaded(path: string, token?: string, bytes = pdfBytes()): Promise<string> {
  const more = token ? { token } : {}
  const upload = (await server.call('GET', `${path}?type=resume&fileType=pdf`, more)).json<Upload>()
  const url = upload.uploadUrl
  await server.app.inject({ method: 'PUT', url, payload: bytes, headers: { 'content-type': 'x/y' } })
  return upload.readUrl
}
const own = (who: TestCandidate, bytes?: Buffer) =>
  uploaded(
    `/users/s3/upload/${who.userId}`,
    server.signIn('candidate', { subjectId: who.userId }).token,
    bytes,
  )
async function save({ userId }: TestCandidate, resumeFileUrl: string | null) {
  const chosen = await chooseFiles(userId, { resumeFileUrl }, server.deps)
  await server.db.transaction((tx) => attachFiles(tx, userId, chosen, server.clock()))
}
const onDisk = (folder: string) => {
  const path = join(server.settings.dataDir, 'files', folder)
  return existsSync(path) ? readdirSync(path).length : 0
}
const known = async ({ userId }: TestCandidate) =>
  (await server.db.pool.query('select from files where user_id = $1', [userId])).rowCount
const sweep = () => sweepFilesJob.run(server.deps)

test('[PRO-7] an upload that nobody saved goes after a day, one that was saved stays', async () => {
  const me = await addCandidate(server)
  await save(me, await own(me))
  await own(me)
  server.clock.advance({ hours: 24 })
  await sweep()
  expect([onDisk(me.userId), await known(me)]).toEqual([2, 2])
  server.clock.advance({ ms: 1 })
  await sweep()
  expect([onDisk(me.userId), await known(me)]).toEqual([1, 1])
})

test('[PRO-7] what was replaced, deleted or refused goes with the next sweep or the next day', async () => {
  const me = await addCandidate(server)
  await save(me, await own(me))
  await save(me, await own(me))
  await own(me, Buffer.from('<html>'))
  await sweep()
  expect([onDisk(me.userId), await known(me)]).toEqual([1, 2])
  await save(me, null)
  server.clock.advance({ hours: 25 })
  await Promise.all([sweep(), sweep()])
  expect([onDisk(me.userId), await known(me)]).toEqual([0, 0])
})

test('[PRO-7] a file that is being swept cannot be saved any more', async () => {
  const me = await addCandidate(server)
  const url = await own(me)
  const chosen = await chooseFiles(me.userId, { resumeFileUrl: url }, server.deps)
  server.clock.advance({ hours: 25 })
  await sweep()
  await expect(
    server.db.transaction((tx) => attachFiles(tx, me.userId, chosen, server.clock())),
  ).rejects.toMatchObject({ situation: 'INVALID_INPUT' })
})

test('a store that fails keeps one file, not the others, and says so', async () => {
  const me = await addCandidate(server)
  await own(me)
  await own(me)
  server.clock.advance({ hours: 25 })
  const remove = vi.spyOn(server.deps.files, 'remove').mockRejectedValueOnce(new Error('EIO'))
  await expect(sweep()).rejects.toThrow('1 files are not swept yet')
  expect(await known(me)).toBe(1)
  remove.mockRestore()
  await sweep()
  expect([onDisk(me.userId), await known(me)]).toEqual([0, 0])
})

test('a visitor’s application goes on its day, with its files', async () => {
  const before = onDisk('visitor')
  const resumeFileUrl = await uploaded('/users/agent/upload')
  expect((await server.call('POST', '/users/agent', { body: { resumeFileUrl } })).statusCode).toBe(200)
  const day = server.clock().getTime() + 30 * 86_400_000
  server.clock.set(new Date(day - 1))
  await sweep()
  expect(onDisk('visitor')).toBe(before + 1)
  server.clock.set(new Date(day))
  await sweep()
  expect(onDisk('visitor')).toBe(before)
  expect((await server.db.pool.query('select from agent_applications')).rowCount).toBe(0)
})
