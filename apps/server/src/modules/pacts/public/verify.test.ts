import { Buffer } from 'node:buffer'
import { beforeAll, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { authority, sealedAt, signedAt, signedPact } from '../testing/sealed-files.ts'

const test = serverTest({ settings: { SIGN_ROOTS: authority.root } })

let drawn: Awaited<ReturnType<typeof signedPact>>
beforeAll(async () => void (drawn = await signedPact()), 60_000)

const verify = ({ app }: TestApp, file: Uint8Array, type = 'application/pdf') =>
  app.inject({
    method: 'POST',
    url: '/api/verify',
    headers: { 'content-type': type },
    payload: Buffer.from(file),
  })

test('[PACT-6] anybody reads of a sealed file by whom and when, without names and amounts', async ({
  server,
}) => {
  const { bytes } = await server.deps.sealing.seal!(drawn.pdf, { at: sealedAt, reason: '' })
  const answer = await verify(server, bytes)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    verdict: 'SAME',
    sealedFingerprint: drawn.fingerprint,
    fingerprint: drawn.fingerprint,
    seal: {
      by: '데모 봉인 인증서 (커피어택)',
      at: sealedAt.toISOString(),
      isStamped: false,
      isInTime: true,
      isDemo: true,
    },
    signatures: {
      company: { at: signedAt.company, isChecked: true },
      person: { at: signedAt.person, isChecked: true },
    },
  })
  for (const secret of ['한지우', '강세아', '노을클라우드', '72,000,000'])
    expect(answer.body).not.toContain(secret)
  const changed = await verify(server, Buffer.concat([bytes, Buffer.from(' ')]), 'application/octet-stream')
  expect(changed.json()).toMatchObject({
    verdict: 'CHANGED',
    sealedFingerprint: drawn.fingerprint,
    seal: null,
  })
})

test('[PACT-6] what is too large, no file or no PDF is told apart', async ({ server }) => {
  const most = 10 * 1024 * 1024
  const large = await verify(server, Buffer.alloc(most + 1, '%PDF-'))
  expect([large.statusCode, large.json()]).toEqual([
    413,
    { code: 'VERIFY_TOO_LARGE', message: '10 MB까지 확인할 수 있어요.' },
  ])
  expect((await verify(server, Buffer.alloc(0))).json()).toMatchObject({ verdict: 'NOT_PDF' })
  expect((await verify(server, Buffer.from('%PDF-1.7 of nobody'))).json()).toMatchObject({
    verdict: 'NOT_OURS',
    sealedFingerprint: null,
  })
  expect((await verify(server, Buffer.from('{}'), 'application/json')).statusCode).toBe(415)
})

test('[PACT-6] an address may not keep the service busy with files', async ({ server }) => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => verify(server, Buffer.from('no file'))))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  // More at once than there are threads for it: later, please.
  expect(new Set(statuses)).toEqual(new Set([200, 503, 429]))
})
