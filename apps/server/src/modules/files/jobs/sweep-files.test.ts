import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { pdfBytes } from '../../../platform/storage/testing/test-bytes.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { attachFiles, chooseFiles } from '../core/attach-files.ts'
import { sweepFilesJob } from './sweep-files.ts'

type Upload = { uploadUrl: string; readUrl: string }

async function uploaded(server: TestApp, path: string, token?: string, bytes = pdfBytes()): Promise<string> {
  const more = token ? { token } : {}
  const upload = (await server.call('GET', `${path}?type=resume&fileType=pdf`, more)).json<Upload>()
  const url = upload.uploadUrl
  await server.app.inject({ method: 'PUT', url, payload: bytes, headers: { 'content-type': 'x/y' } })
  return upload.readUrl
}
const own = (server: TestApp, who: TestCandidate, bytes?: Buffer) =>
  uploaded(
    server,
    `/users/s3/upload/${who.userId}`,
    server.signIn('candidate', { subjectId: who.userId }).token,
    bytes,
  )
async function save(server: TestApp, { userId }: TestCandidate, resumeFileUrl: string | null) {
  const chosen = await chooseFiles(userId, { resumeFileUrl }, server.deps)
  await server.db.transaction((tx) => attachFiles(tx, userId, chosen, server.clock()))
}
const onDisk = (server: TestApp, folder: string) => {
  const path = join(server.settings.dataDir, 'files', folder)
  return existsSync(path) ? readdirSync(path).length : 0
}
const known = async (server: TestApp, { userId }: TestCandidate) =>
  (await server.db.pool.query('select from files where user_id = $1', [userId])).rowCount
const sweep = (server: TestApp) => sweepFilesJob.run(server.deps)

test('[PRO-7] an upload that nobody saved goes after a day, one that was saved stays', async ({
  server,
  clock,
}) => {
  const me = await addCandidate(server)
  await save(server, me, await own(server, me))
  await own(server, me)
  clock.advance({ hours: 24 })
  await sweep(server)
  expect([onDisk(server, me.userId), await known(server, me)]).toEqual([2, 2])
  clock.advance({ ms: 1 })
  await sweep(server)
  expect([onDisk(server, me.userId), await known(server, me)]).toEqual([1, 1])
})

test('[PRO-7] what was replaced, deleted or refused goes with the next sweep or the next day', async ({
  server,
  clock,
}) => {
  const me = await addCandidate(server)
  await save(server, me, await own(server, me))
  await save(server, me, await own(server, me))
  await own(server, me, Buffer.from('<html>'))
  await sweep(server)
  expect([onDisk(server, me.userId), await known(server, me)]).toEqual([1, 2])
  await save(server, me, null)
  clock.advance({ hours: 25 })
  await Promise.all([sweep(server), sweep(server)])
  expect([onDisk(server, me.userId), await known(server, me)]).toEqual([0, 0])
})

test('[PRO-7] a file that is being swept cannot be saved any more', async ({ server, clock }) => {
  const me = await addCandidate(server)
  const url = await own(server, me)
  const chosen = await chooseFiles(me.userId, { resumeFileUrl: url }, server.deps)
  clock.advance({ hours: 25 })
  await sweep(server)
  await expect(
    server.db.transaction((tx) => attachFiles(tx, me.userId, chosen, clock())),
  ).rejects.toMatchObject({ situation: 'INVALID_INPUT' })
})

test('a store that fails keeps one file, not the others, and says so', async ({ server, clock }) => {
  const me = await addCandidate(server)
  await own(server, me)
  await own(server, me)
  clock.advance({ hours: 25 })
  const remove = vi.spyOn(server.deps.files, 'remove').mockRejectedValueOnce(new Error('EIO'))
  await expect(sweep(server)).rejects.toThrow('1 of the pieces of a job failed')
  expect(await known(server, me)).toBe(1)
  remove.mockRestore()
  await sweep(server)
  expect([onDisk(server, me.userId), await known(server, me)]).toEqual([0, 0])
})

test('a visitor’s application goes on its day, with its files', async ({ server, clock }) => {
  const before = onDisk(server, 'visitor')
  const resumeFileUrl = await uploaded(server, '/users/agent/upload')
  expect((await server.call('POST', '/users/agent', { body: { resumeFileUrl } })).statusCode).toBe(200)
  const day = clock().getTime() + 30 * 86_400_000
  clock.set(new Date(day - 1))
  await sweep(server)
  expect(onDisk(server, 'visitor')).toBe(before + 1)
  clock.set(new Date(day))
  await sweep(server)
  expect(onDisk(server, 'visitor')).toBe(before)
  expect((await server.db.pool.query('select from agent_applications')).rowCount).toBe(0)
})
