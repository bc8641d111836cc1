import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keptSealKey } from '../../../../platform/sealing/demo-authority.ts'
import type { KnownSeals } from '../../../../platform/sealing/judge-seal.ts'
import { readSealKey, type SealKey } from '../../../../platform/sealing/seal-key.ts'
import { sealPdf } from '../../../../platform/sealing/seal-pdf.ts'
import { createTestClock } from '../../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../../testing/test-sandbox.ts'
import { authority, sealedAt, signedAt, signedPact, version } from '../../testing/sealed-files.ts'
import { drawPact, drawSealedPact, fingerprintOf } from './draw-pact.ts'
import { verifyFile } from './verify-file.ts'
import { verifySealed } from './verify-sealed.ts'

const folder = mkdtempSync(join(tmpdir(), 'coffee-attack-seal-'))
const clock = createTestClock(sealedAt)
const log = { warn: vi.fn<(...given: unknown[]) => void>() }
let sandbox: Awaited<ReturnType<typeof startTestSandbox>>
let key: SealKey
let known: KnownSeals
let drawn: Awaited<ReturnType<typeof signedPact>>
let sealed: Buffer

beforeAll(async () => {
  sandbox = await startTestSandbox(clock)
  key = await keptSealKey(folder, sealedAt)
  known = { own: key.chain[0]!, roots: [key.chain.at(-1)!, authority.root] }
  drawn = await signedPact()
  sealed = (await seal()).bytes
}, 60_000)
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  log.warn.mockClear()
  await stampsAre('granted')
})

const stampsAre = (mode: string) =>
  fetch(`${sandbox.base}/control/tsa`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  })

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

const seal = (by = key, knows = known) =>
  sealPdf(
    drawn.pdf,
    { at: sealedAt, reason: '처우 합의서 봉인' },
    {
      key: by,
      known: knows,
      stamps: { url: sandbox.environment.TSA_URL, headers: {} },
      fetch,
      random,
      log,
      pause: async () => undefined,
    },
  )

const verify = (file: Uint8Array, now = sealedAt) =>
  verifyFile({ file, known, signatureRoots: [authority.root], now })

test('[PACT-5] the same version gives the same bytes', async () => {
  expect(fingerprintOf(await drawPact(version))).toBe(drawn.fingerprint)
})

describe('[PACT-5] the seal', () => {
  test('says by whom, when, and when both signed', async () => {
    expect(
      await verifySealed({ file: sealed, known, signatureRoots: [authority.root], now: sealedAt }),
    ).toEqual({
      verdict: 'SAME',
      sealedFingerprint: drawn.fingerprint,
      fingerprint: drawn.fingerprint,
      seal: {
        by: '데모 봉인 인증서 (커피어택)',
        at: sealedAt,
        isStamped: true,
        isInTime: true,
        isDemo: true,
      },
      signatures: {
        company: { at: new Date(signedAt.company), isChecked: true },
        person: { at: new Date(signedAt.person), isChecked: true },
      },
    })
  })

  test.each(['rejected', 'down', 'other-hash', 'other-nonce'])(
    'goes without a time stamp when the service is %s, and says so',
    async (mode) => {
      await stampsAre(mode)
      const { bytes, isStamped } = await seal()
      expect(isStamped).toBe(false)
      expect(log.warn).toHaveBeenCalledOnce()
      expect(await verify(bytes)).toMatchObject({ verdict: 'SAME', seal: { isStamped: false } })
    },
  )

  test('goes without one as well when nobody knows who stamps', async () => {
    const { isStamped } = await seal(key, { ...known, roots: [key.chain.at(-1)!] })
    expect(isStamped).toBe(false)
  })

  test('outlives its certificate only with a time stamp', async () => {
    await stampsAre('down')
    const { bytes } = await seal()
    const later = new Date('2060-01-01T00:00:00Z')
    expect(await verify(bytes, later)).toMatchObject({ verdict: 'SAME', seal: { isInTime: false } })
    expect(await verify(sealed, later)).toMatchObject({ verdict: 'SAME', seal: { isInTime: true } })
  })
})

describe('[PACT-6] a file that is not as it was', () => {
  test('one flipped byte', async () => {
    const flipped = Buffer.from(sealed)
    flipped[5_000]! ^= 1
    const found = await verify(flipped)
    expect(found).toMatchObject({ verdict: 'CHANGED', seal: null, signatures: null })
    expect(found.fingerprint).not.toBe(found.sealedFingerprint)
  })

  test('bytes behind the seal', async () => {
    const found = await verify(Buffer.concat([sealed, Buffer.from('\n% one more line\n')]))
    expect(found).toMatchObject({ verdict: 'CHANGED', sealedFingerprint: drawn.fingerprint })
    expect(found.fingerprint).not.toBe(drawn.fingerprint)
  })

  test('a signature of a stranger behind ours, and a seal of a stranger alone', async () => {
    const other = mkdtempSync(join(folder, 'stranger-'))
    const stranger = await keptSealKey(other, sealedAt)
    const knows = { own: stranger.chain[0]!, roots: [stranger.chain[1]!] }
    const order = { at: sealedAt, reason: '' }
    const world = {
      key: stranger,
      known: knows,
      stamps: null,
      fetch,
      random,
      log,
      pause: async () => undefined,
    }
    expect(await verify((await sealPdf(sealed, order, world)).bytes)).toMatchObject({ verdict: 'CHANGED' })
    // Its certificate has our name: the root decides.
    expect(await verify((await sealPdf(drawn.pdf, order, world)).bytes)).toMatchObject({
      verdict: 'NOT_OURS',
    })
  })

  test('what was never sealed, is no pact, or no PDF', async () => {
    expect(await verify(drawn.pdf)).toMatchObject({ verdict: 'NOT_OURS', sealedFingerprint: null })
    expect(await verify(Buffer.from('%PDF-1.7\n/ByteRange [0 4 99999999 9999999999]'))).toMatchObject({
      verdict: 'NOT_OURS',
    })
    expect(await verify(Buffer.from('not a document'))).toEqual({
      verdict: 'NOT_PDF',
      sealedFingerprint: null,
      fingerprint: null,
      seal: null,
      signatures: null,
    })
  })

  test('a signature value over another text is told apart', async () => {
    const value = authority.sign('다른 글', '한지우', Date.parse(signedAt.person))
    const { signed } = drawn
    const { bytes } = await sealPdf(
      await drawSealedPact({ ...signed, person: { ...signed.person, value } }),
      { at: sealedAt, reason: '' },
      { key, known, fetch, random, log, stamps: null, pause: async () => undefined },
    )
    expect((await verify(bytes)).signatures).toMatchObject({
      company: { isChecked: true },
      person: { isChecked: false },
    })
  })
})

describe('[PACT-5] the key', () => {
  test('of an installation without one is made once, for its owner alone', async () => {
    const again = await keptSealKey(folder, new Date(0))
    expect(again.chain).toEqual(key.chain)
    expect(statSync(join(folder, 'seal.pem')).mode & 0o777).toBe(0o600)
  })

  test('that is not that of its certificate stops the start', async () => {
    const text = readFileSync(join(folder, 'seal.pem'), 'utf8')
    const own = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(text)![0]
    await expect(readSealKey({ key: own, chain: key.chain })).resolves.toMatchObject({ chain: key.chain })
    await expect(readSealKey({ key: own, chain: [key.chain[1]!] })).rejects.toThrow('짝이 맞지 않아요')
  })
})
