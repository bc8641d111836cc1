import { describe, expect, vi } from 'vitest'
import { pdfBytes, pngBytes } from '../../../platform/storage/testing/test-bytes.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addressFor } from '../../files/core/may-read.ts'

type Upload = { uploadUrl: string; readUrl: string }
async function uploaded(
  server: TestApp,
  type: 'resume' | 'portfolio',
  fileType = 'pdf',
  bytes = pdfBytes(),
): Promise<Upload> {
  const upload = (
    await server.call('GET', `/users/agent/upload?type=${type}&fileType=${fileType}`)
  ).json<Upload>()
  const url = upload.uploadUrl
  const headers = { 'content-type': 'application/pdf' }
  expect((await server.app.inject({ method: 'PUT', url, payload: bytes, headers })).statusCode).toBe(204)
  return upload
}
const apply = (server: TestApp, body: object, headers = {}) =>
  server.call('POST', '/users/agent', { body, headers })
const idIn = ({ readUrl }: Upload) => /([0-9a-f-]{36})\.\w+\?/.exec(readUrl)![1]!
const applications = async (server: TestApp) =>
  (await server.db.pool.query('select * from agent_applications order by created_at')).rows

describe('a visitor asks an agent for help', () => {
  test('with files and a phone number, without an account', async ({ server, clock }) => {
    const resume = await uploaded(server, 'resume')
    const portfolio = await uploaded(server, 'portfolio', 'png', pngBytes())
    const answer = await apply(server, {
      resumeFileUrl: resume.readUrl,
      portfolioFileUrl: portfolio.readUrl,
      name: '홍길동',
      phone: '010-1234-5678',
    })
    expect(answer.statusCode).toBe(200)
    const [row] = await applications(server)
    expect(row).toMatchObject({
      id: answer.json<{ id: string }>().id,
      resume_file_id: idIn(resume),
      portfolio_file_id: idIn(portfolio),
      purge_at: new Date(clock().getTime() + 30 * 24 * 3_600_000),
    })
    expect(server.deps.secrets.open(row.phone_sealed, 'agent_applications.phone_sealed')).toBe('01012345678')
    expect(JSON.stringify(row)).not.toMatch(/홍길동|01012345678/)
  })

  test('once per file, and once per key', async ({ server }) => {
    const { readUrl } = await uploaded(server, 'resume')
    const key = { 'idempotency-key': 'agent-application-0001' }
    const before = (await applications(server)).length
    const first = await apply(server, { resumeFileUrl: readUrl }, key)
    expect((await apply(server, { resumeFileUrl: readUrl }, key)).json()).toEqual(first.json())
    expect((await apply(server, { resumeFileUrl: readUrl })).statusCode).toBe(409)
    expect(await applications(server)).toHaveLength(before + 1)
  })

  test('holds nothing of the database while the file store is asked, with a key neither', async ({
    server,
  }) => {
    const path = '/users/agent/upload?type=resume&fileType=pdf'
    const { readUrl } = (await server.call('GET', path)).json<Upload>()
    const store = Promise.withResolvers<Buffer>()
    const asked = vi.spyOn(server.deps.files, 'uploaded').mockReturnValueOnce(store.promise)
    const begun = apply(server, { resumeFileUrl: readUrl }, { 'idempotency-key': 'agent-application-0002' })
    await expect.poll(() => asked.mock.calls.length, PATIENT).toBe(1)
    const { pool } = server.db
    await expect.poll(() => pool.idleCount === pool.totalCount, PATIENT).toBe(true)
    store.resolve(pdfBytes())
    expect((await begun).statusCode).toBe(200)
  })

  test('not without a file, and not with a member’s file', async ({ server }) => {
    const me = await addCandidate(server)
    const path = `/users/s3/upload/${me.userId}?type=resume&fileType=pdf`
    const { readUrl } = (await server.call('GET', path, { token: me.token })).json<Upload>()
    const before = await applications(server)
    for (const body of [{}, { resumeFileUrl: null }, { resumeFileUrl: readUrl }, { resumeFileUrl: 'x' }]) {
      const answer = await apply(server, { name: '홍길동', ...body })
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
        400,
        ['resumeFileUrl'],
      ])
    }
    expect(await applications(server)).toEqual(before)
  })
})

describe('who may see it', () => {
  test('our agents, once it was sent; no company and no member', async ({ server }) => {
    const resume = await uploaded(server, 'resume')
    const id = idIn(resume)
    const me = await addCandidate(server)
    const refused = { situation: 'NOT_FOUND' }
    await expect(addressFor({ kind: 'agent' }, id, server.deps)).rejects.toMatchObject(refused)
    await apply(server, { resumeFileUrl: resume.readUrl })
    for (const reader of [
      { kind: 'company', companyId: server.deps.ids.next() },
      { kind: 'owner', userId: me.userId },
    ] as const)
      await expect(addressFor(reader, id, server.deps)).rejects.toMatchObject(refused)
    const { name, url } = await addressFor({ kind: 'agent' }, id, server.deps)
    expect(name).toBe('이력서.pdf')
    const answer = await server.app.inject({ url })
    expect(answer.rawPayload).toEqual(pdfBytes())
  })
})
