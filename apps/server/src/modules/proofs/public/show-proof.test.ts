import { describe, expect } from 'vitest'
import { SHOWN_TO, VISITOR } from '../../../platform/http/visit.ts'
import { visitorWord } from '../../../platform/http/visitor.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import { addProvable, fetchToken, make, type OwnProof, pathOf } from '../testing/proof-world.ts'

const open = (server: TestApp, proof: OwnProof, headers: Record<string, string>) =>
  server.call('GET', `/proofs/${pathOf(proof).split('/').at(-1)}`, { headers })

/** As our page asks for it, on behalf of a visitor. */
const fromPage = ({ deps }: TestApp, shownTo: string) => ({
  [VISITOR]: visitorWord('203.0.113.7', deps.secrets),
  [SHOWN_TO]: shownTo,
})

const looks = async (server: TestApp, { token }: TestCandidate, { id }: OwnProof) =>
  (await server.call('GET', `/users/proofs/${id}/looks`, { token })).json<{
    items: { by: string; host: string | null }[]
  }>().items

describe('[PROOF-5] a look is told to the owner', () => {
  test('of a person the time alone, of a program its host as well', async ({ server, clock }) => {
    const me = await addProvable(server)
    const proof = await make(server, me)
    expect((await open(server, proof, fromPage(server, 'person'))).json()).toMatchObject({ state: 'RUNNING' })
    const at = clock().toISOString()
    clock.advance({ minutes: 3 })
    await fetchToken(server, proof)
    const later = clock().toISOString()
    expect(await looks(server, me, proof)).toEqual([
      { at: later, by: 'PROGRAM', host: '127.0.0.1' },
      { at, by: 'PERSON', host: null },
    ])
    expect((await server.call('GET', '/users/proofs', me)).json()).toMatchObject({
      items: [{ lookCount: 2, lastLookAt: later }],
    })
  })

  test('a preview reads nothing and leaves nothing; nobody passes for one or for a person', async ({
    server,
  }) => {
    const me = await addProvable(server)
    const proof = await make(server, me)
    expect((await open(server, proof, fromPage(server, 'nobody'))).json()).toEqual({
      state: 'NOT_OPENED',
      untilDay: null,
      proof: null,
    })
    expect(await looks(server, me, proof)).toEqual([])
    const forged = { [VISITOR]: '203.0.113.7 made-up', [SHOWN_TO]: 'nobody' }
    expect((await open(server, proof, forged)).json()).toMatchObject({ state: 'RUNNING' })
    expect(await looks(server, me, proof)).toMatchObject([{ by: 'PROGRAM' }])
  })

  test('page by page', async ({ server }) => {
    const me = await addProvable(server)
    const proof = await make(server, me)
    for (let count = 0; count < 3; count += 1) await fetchToken(server, proof)
    const page = async (cursor = '') =>
      (await server.call('GET', `/users/proofs/${proof.id}/looks?limit=2${cursor}`, me)).json<{
        items: unknown[]
        nextCursor: string | null
      }>()
    const first = await page()
    expect([first.items.length, (await page(`&cursor=${first.nextCursor}`)).items.length]).toEqual([2, 1])
  })
})

describe('[PROOF-3] the address of a proof', () => {
  test('answers programs with an SD-JWT VC or JSON, and nobody keeps, indexes or refers it', async ({
    server,
  }) => {
    const proof = await make(server, await addProvable(server))
    const url = pathOf(proof)
    const token = await server.app.inject({ url, headers: { accept: 'application/dc+sd-jwt' } })
    expect([token.statusCode, token.headers['content-type']]).toEqual([200, 'application/dc+sd-jwt'])
    expect(token.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      vary: 'accept',
    })
    const json = await server.app.inject({ url, headers: { accept: 'application/json' } })
    expect(json.json()).toMatchObject({
      state: 'RUNNING',
      proof: {
        facts: { kind: 'INCOME_AT_LEAST', amount: 5_000 },
        receiver: '조약돌은행',
        name: null,
        token: token.body,
      },
    })
  })

  test('leads nowhere with one letter changed', async ({ server }) => {
    const url = pathOf(await make(server, await addProvable(server)))
    const wrong = url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A')
    for (const address of [wrong, url.slice(0, -1), `${url}A`, '/proof/%E0%A4%A'])
      expect(
        (await server.app.inject({ url: address, headers: { accept: 'application/json' } })).statusCode,
      ).not.toBe(200)
  })
})
