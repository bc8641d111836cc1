import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { typeNames } from '@coffeeattack/domain/proofs/claims'
import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { issueProof } from '../core/issue.ts'
import { addNextKey, currentSigner, type Signer } from '../core/keys.ts'
import { replaceKeys } from '../core/rotate.ts'
import { dropProofsJob } from '../jobs/drop-proofs.ts'
import { addProvable, fetchToken, later, make, readToken, takeBack } from '../testing/proof-world.ts'

type Rules = { issuer: string; audience: string; types: string[]; fetch: typeof fetch; now: Date }
type Verify = (proof: string, rules: Rules) => Promise<{ [claim: string]: unknown }>

const DOCS = join(import.meta.dirname, '../../../../../../docs/proofs.md')

/** The verifier as docs/proofs.md prints it, from a file of its own. */
const test = base.extend('verifyProof', { scope: 'file' }, async ({}, { onCleanup }) => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(DOCS, 'utf8')) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'verifier-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'verify.mjs')
  writeFileSync(path, code.replace("'jose'", `'${import.meta.resolve('jose')}'`))
  const { verifyProof } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
    verifyProof: Verify
  }
  return verifyProof
})

test.beforeEach(({ clock }) => clock.set('2026-11-18T14:00:00+09:00'))

/** Our service as the verifier reaches it. `instead` answers some addresses in our place. */
function rulesOf(
  server: TestApp,
  more: Partial<Rules> = {},
  instead: Record<string, string | null> = {},
): Rules {
  const { appOrigin: issuer } = server.settings
  const types = Object.values(typeNames).map((name) => `${issuer}/vct/${name}`)
  const ask = async (url: string) => {
    const path = url.slice(issuer.length)
    if (path in instead) return new Response(instead[path], { status: instead[path] === null ? 503 : 200 })
    const { statusCode, body } = await server.app.inject({ url: path })
    return new Response(body, { status: statusCode })
  }
  return { issuer, audience: '조약돌은행', types, fetch: ask as typeof fetch, now: server.clock(), ...more }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const signerOf = (server: TestApp) =>
  server.db.transaction((tx) => currentSigner(tx, server.deps, server.clock()))

/** A token with other parts, signed by our own key. */
function forged({ sign }: Signer, token: string, change: { header?: object; payload?: object }) {
  const [jwt = '', ...rest] = token.split('~')
  const [header, payload] = jwt
    .split('.', 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object)
  const data = `${encoded({ ...header, ...change.header })}.${encoded({ ...payload, ...change.payload })}`
  return [`${data}.${sign(data)}`, ...rest].join('~')
}

const named = async (server: TestApp) => {
  const me = await addProvable(server, { name: '나증명' })
  return fetchToken(server, await make(server, me, { withName: true }))
}

describe('[PROOF-3] an independent verifier', () => {
  test('accepts a proof, with the name and without it', async ({ server, verifyProof }) => {
    const token = await named(server)
    expect(await verifyProof(token, rulesOf(server))).toMatchObject({
      income_at_least: 50_000_000,
      looked_up_on: '2026-11-18',
      name: '나증명',
    })
    const withoutName = `${token.split('~')[0]}~`
    expect(await verifyProof(withoutName, rulesOf(server))).not.toHaveProperty('name')
  })

  test('refuses what is not as we signed it', async ({ server, verifyProof }) => {
    const token = await named(server)
    const other = await named(server)
    const signer = await signerOf(server)
    const [jwt = '', disclosure = ''] = token.split('~')
    const told = JSON.parse(Buffer.from(disclosure, 'base64url').toString()) as string[]
    const flipped = encoded([told[0], told[1], '남증명'])
    const unsigned = `${encoded({ alg: 'none', typ: 'dc+sd-jwt' })}.${jwt.split('.')[1]}.`
    const elsewhere = 'https://other.example'
    const refuses = (proof: string, reason: RegExp, more: Partial<Rules> = {}) =>
      expect(verifyProof(proof, rulesOf(server, more)), String(reason)).rejects.toThrow(reason)
    await refuses(`${jwt}~${flipped}~`, /foreign disclosure/)
    await refuses(`${jwt}~${other.split('~')[1]}~`, /foreign disclosure/)
    await refuses(`${jwt}~${disclosure}~${disclosure}~`, /claim told twice/)
    await refuses(token, /"aud" claim/, { audience: '다른은행' })
    await refuses(forged(signer, token, { header: { typ: 'JWT' } }), /"typ" JWT header/)
    await refuses(forged(signer, token, { payload: { iss: elsewhere } }), /"iss" claim/)
    await refuses(forged(signer, token, { payload: { vct: `${elsewhere}/vct/x` } }), /unknown type/)
    await refuses(`${unsigned}~`, /"alg"/)
    await refuses(token.replace(/\.([^.~]{4})/, '.AAAA'), /./)
    await refuses(token, /"exp" claim/, { now: new Date('2026-12-19T00:00:00+09:00') })
    const { idx, uri } = readToken(token).payload.status.status_list
    const status = (place: object) => ({ payload: { status: { status_list: { idx, uri, ...place } } } })
    await refuses(forged(signer, token, status({ idx: 131_072 })), /no such place/)
    await refuses(forged(signer, token, status({ uri: `${elsewhere}/status/1` })), /foreign list/)
  })

  test('refuses a list that is down, over, or another’s', async ({ server, verifyProof }) => {
    const token = await named(server)
    const { uri } = readToken(token).payload.status.status_list
    const path = new URL(uri).pathname
    const list = (await server.app.inject({ url: path })).body
    const signer = await signerOf(server)
    const refuses = (instead: string | null, reason: RegExp) =>
      expect(verifyProof(token, rulesOf(server, {}, { [path]: instead }))).rejects.toThrow(reason)
    await refuses(null, /503/)
    await refuses(forged(signer, list, { payload: { sub: `${uri}9` } }), /"sub" claim/)
    await refuses(forged(signer, list, { payload: { exp: 1 } }), /"exp" claim/)
    await refuses(forged(signer, list, { header: { typ: 'JWT' } }), /"typ" JWT header/)
  })

  test('refuses a proof that was taken back', async ({ server, verifyProof }) => {
    const me = await addProvable(server)
    const proof = await make(server, me)
    const token = await fetchToken(server, proof)
    await verifyProof(token, rulesOf(server))
    await takeBack(server, me, proof)
    await expect(verifyProof(token, rulesOf(server))).rejects.toThrow('taken back')
  })
})

describe('[PROOF-5] a change of keys', () => {
  const keyOf = (token: string) => readToken(token).header.kid
  const published = async (server: TestApp) =>
    (await server.app.inject({ url: '/.well-known/jwks.json' })).json<{ keys: { kid: string }[] }>().keys

  test('is published for a day, and breaks no proof that runs', async ({ server, clock, verifyProof }) => {
    const me = await addProvable(server)
    const before = await fetchToken(server, await make(server, me, { days: 60 }))
    const known = (await published(server)).length
    await server.db.transaction((tx) => addNextKey(tx, server.deps, clock()))
    await server.db.transaction((tx) => addNextKey(tx, server.deps, clock()))
    expect((await published(server)).length).toBe(known + 1)
    expect(keyOf(await fetchToken(server, await make(server, me)))).toBe(keyOf(before))
    clock.advance({ hours: 24 })
    const after = await fetchToken(server, await make(server, later(server, me)))
    expect(keyOf(after)).not.toBe(keyOf(before))

    clock.advance({ hours: 40 * 24 })
    await dropProofsJob.run(server.deps)
    const { renewListsJob } = await import('../jobs/renew-lists.ts')
    await renewListsJob.run(server.deps)
    expect(await verifyProof(before, rulesOf(server))).toBeDefined()
    clock.advance({ hours: 25 * 24 })
    await dropProofsJob.run(server.deps)
    expect((await published(server)).map(({ kid }) => kid)).toEqual([keyOf(after)])
  })

  test('at once: what the old key signed is refused, and every running proof is signed anew', async ({
    server,
    verifyProof,
  }) => {
    const me = await addProvable(server)
    const proof = await make(server, me)
    const before = await fetchToken(server, proof)
    const { resigned } = await replaceKeys(server.deps)
    expect(resigned).toBeGreaterThan(0)
    await expect(verifyProof(before, rulesOf(server))).rejects.toThrow('no applicable key')
    expect(await verifyProof(await fetchToken(server, proof), rulesOf(server))).toMatchObject({
      aud: '조약돌은행',
    })
  })
})

test('[PROOF-3] each type tells what it says, and the issuer where its keys are', async ({ server }) => {
  const { appOrigin } = server.settings
  expect((await server.app.inject({ url: '/.well-known/jwt-vc-issuer' })).json()).toEqual({
    issuer: appOrigin,
    jwks_uri: `${appOrigin}/.well-known/jwks.json`,
  })
  for (const name of Object.values(typeNames)) {
    const answer = await server.app.inject({ url: `/vct/${name}` })
    expect(answer.json()).toMatchObject({
      vct: `${appOrigin}/vct/${name}`,
      display: [{ locale: 'ko' }, { locale: 'en' }],
    })
  }
  expect((await server.app.inject({ url: '/vct/nothing/1' })).statusCode).toBe(404)
  expect((await server.app.inject({ url: '/status/99' })).statusCode).toBe(404)
})

/** The library reads what it wrote; RFC 9901's own examples are in `core/vectors.test.ts`. */
test('[PROOF-3] a proof is an SD-JWT VC of the RFC', async ({ server }) => {
  const signer = await signerOf(server)
  const content = {
    kind: 'CAREER_AT_LEAST',
    years: 8,
    receiver: '조약돌은행',
    source: 'HEALTH',
    lookedUpOn: '2026-11-03',
    name: '나증명',
  } as const
  const [madeAt, expiresAt] = [new Date('2026-11-18T23:59:00+09:00'), new Date('2026-12-18T15:00:00Z')]
  const token = await issueProof({ content, list: 3, place: 7, madeAt, expiresAt }, signer, server.deps)
  const { header, payload, disclosures } = readToken(token)
  expect(header).toEqual({ alg: 'ES256', typ: 'dc+sd-jwt', kid: signer.keyId })
  expect(payload).toMatchObject({
    iat: Date.parse('2026-11-18T00:00:00+09:00') / 1000,
    exp: Date.parse('2026-12-18T15:00:00Z') / 1000,
    _sd: [expect.stringMatching(/^[\w-]{43}$/)],
    _sd_alg: 'sha-256',
  })
  expect(payload).not.toHaveProperty('name')
  expect(disclosures.map((one) => (JSON.parse(one) as string[]).slice(1))).toEqual([['name', '나증명']])
})
