import { describe, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import { restartedWith, type TestApp } from '../../../testing/test-app.ts'
import { dropProofsJob } from '../jobs/drop-proofs.ts'
import { addProvable, fetchToken, later, make, pathOf, readToken, takeBack } from '../testing/proof-world.ts'
import { readBit } from '../testing/status-bit.ts'

const KEY = Buffer.alloc(32, 7)
const test = serverTest({ settings: { SECRETS_KEY: KEY.toString('hex') } })

test.beforeEach(({ clock }) => clock.set('2026-11-18T14:00:00+09:00'))

const json = { accept: 'application/json' }

async function bitOf(server: TestApp, token: string): Promise<number> {
  const { uri, idx } = readToken(token).payload.status.status_list
  const list = await server.app.inject({ url: new URL(uri).pathname })
  return readBit(list.body, idx)
}

describe('[PROOF-2] taking a proof back', () => {
  test('ends it at once in every process, for people and for programs', async ({ server }) => {
    const other = await restartedWith(server, { current: KEY })
    const me = await addProvable(server)
    const proof = await make(server, me)
    const token = await fetchToken(other, proof)
    expect(await bitOf(other, token)).toBe(0)

    expect((await takeBack(server, me, proof)).json()).toMatchObject({ state: 'TAKEN_BACK', link: null })
    const page = await other.app.inject({ url: pathOf(proof), headers: json })
    expect([page.statusCode, page.json()]).toEqual([
      410,
      { state: 'TAKEN_BACK', untilDay: null, proof: null },
    ])
    expect(await bitOf(other, token)).toBe(1)
    await other.close()
  })

  test('twice is as once; an expired one is told to be over', async ({ server, clock }) => {
    const me = await addProvable(server)
    const [first, second] = [await make(server, me), await make(server, me, { days: 7 })]
    const taken = (await takeBack(server, me, first)).json()
    clock.advance({ minutes: 5 })
    expect((await takeBack(server, me, first)).json()).toEqual(taken)
    clock.advance({ hours: 8 * 24 })
    const answer = await takeBack(server, later(server, me), second)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'PROOF_ENDED'])
  })

  test('two at once leave both bits in the list', async ({ server }) => {
    const people = await Promise.all([addProvable(server), addProvable(server)])
    const proofs = [await make(server, people[0]), await make(server, people[1])]
    const tokens = [await fetchToken(server, proofs[0]!), await fetchToken(server, proofs[1]!)]
    await Promise.all(proofs.map((proof, at) => takeBack(server, people[at]!, proof)))
    expect([await bitOf(server, tokens[0]!), await bitOf(server, tokens[1]!)]).toEqual([1, 1])
  })

  test('whoever leaves takes every proof back, and their pages know nothing', async ({ server }) => {
    const me = await addProvable(server)
    const proof = await make(server, me)
    const token = await fetchToken(server, proof)
    await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직을 마쳤어요' } })
    expect((await server.app.inject({ url: pathOf(proof), headers: json })).statusCode).toBe(404)
    expect(await bitOf(server, token)).toBe(1)
  })
})

describe('[PROOF-3] places in the status list', () => {
  test('are never given twice, and a second list begins before the first is half full', async ({
    server,
  }) => {
    const me = await addProvable(server)
    const first = readToken(await fetchToken(server, await make(server, me))).payload.status.status_list
    expect(first.uri).toMatch(/\/status\/1$/)
    await server.db.pool.query('update proof_lists set used = 65536')
    const second = readToken(await fetchToken(server, await make(server, me))).payload.status.status_list
    expect(second.uri).toMatch(/\/status\/2$/)
    await expect(
      server.db.pool.query('insert into proof_places (list, place) values (1, $1)', [first.idx]),
    ).rejects.toThrow('proof_places')
  })
})

test('[PROOF-5] an ended proof is dropped after a year, with its looks; its place stays taken', async ({
  server,
  clock,
}) => {
  const me = await addProvable(server)
  const proof = await make(server, me, { days: 7 })
  const { idx } = readToken(await fetchToken(server, proof)).payload.status.status_list
  const count = async (text: string, ...values: unknown[]) =>
    (await server.db.pool.query(text, values)).rowCount
  clock.advance({ hours: 9 * 24 })
  await dropProofsJob.run(server.deps)
  expect(await count('select from proofs where id = $1 and token_sealed is null', proof.id)).toBe(1)
  clock.advance({ hours: 366 * 24 })
  await dropProofsJob.run(server.deps)
  expect(await count('select from proofs where id = $1', proof.id)).toBe(0)
  expect(await count('select from proof_looks where proof_id = $1', proof.id)).toBe(0)
  expect(
    await count('select from proof_places p join proof_lists l on l.number = p.list where p.place = $1', idx),
  ).toBeLessThanOrEqual(1)
})
