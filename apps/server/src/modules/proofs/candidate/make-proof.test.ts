import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import {
  addProvable,
  fetchToken,
  later,
  make,
  type OwnProof,
  pathOf,
  readToken,
  takeBack,
  tryMaking,
  USUAL,
} from '../testing/proof-world.ts'

const NOW = '2026-11-18T14:00:00+09:00'

test.beforeEach(({ clock }) => clock.set(NOW))

const facts = { amount: null, year: null, years: null, company: null }

describe('[PROOF-1] a proof of what the record says', () => {
  test('is offered with its office and the day of the look-up', async ({ server }) => {
    const me = await addProvable(server, { name: '나증명' })
    const origin = { source: 'HEALTH', lookedUpOn: '2026-11-18' }
    expect((await server.call('GET', '/users/proofs/offered', me)).json()).toEqual({
      incomeAtLeast: { highest: 5_000, ...origin },
      careerAtLeast: { highest: 8, ...origin },
      employed: [{ careerId: expect.any(String), company: '온새미상회', ...origin }],
      incomeExact: { amount: 5_240, year: 2025, ...origin },
      paid: null,
      name: '나증명',
      receivers: [],
      left: 20,
    })
  })

  test('is made of each kind', async ({ server }) => {
    const me = await addProvable(server)
    const { employed } = (await server.call('GET', '/users/proofs/offered', me)).json<{
      employed: { careerId: string }[]
    }>()
    const told = async (wanted: object) => (await make(server, me, wanted)).facts
    expect(await told({ amount: 4_500 })).toEqual({ ...facts, kind: 'INCOME_AT_LEAST', amount: 4_500 })
    expect(await told({ kind: 'CAREER_AT_LEAST', years: 8 })).toEqual({
      ...facts,
      kind: 'CAREER_AT_LEAST',
      years: 8,
    })
    expect(await told({ kind: 'EMPLOYED', careerId: employed[0]!.careerId })).toEqual({
      ...facts,
      kind: 'EMPLOYED',
      company: '온새미상회',
    })
    expect(await told({ kind: 'INCOME_EXACT', year: 2025, amount: 5_240, agreed: true })).toEqual({
      ...facts,
      kind: 'INCOME_EXACT',
      year: 2025,
      amount: 5_240,
    })
  })

  test('above the record, beside a step, or of somebody else’s job is refused', async ({ server }) => {
    const me = await addProvable(server)
    const code = async (wanted: object) => {
      const answer = await tryMaking(server, me, wanted)
      return [answer.statusCode, answer.json<{ code: string }>().code]
    }
    const differs = [409, 'PROOF_NOT_VERIFIED']
    expect(await code({ amount: 5_500 })).toEqual(differs)
    expect(await code({ amount: 4_800 })).toEqual([400, 'INVALID_INPUT'])
    expect(await code({ kind: 'CAREER_AT_LEAST', years: 9 })).toEqual(differs)
    expect(await code({ kind: 'EMPLOYED', careerId: server.deps.ids.next() })).toEqual(differs)
    expect(await code({ kind: 'INCOME_EXACT', year: 2025, amount: 5_241, agreed: true })).toEqual(differs)
    expect(await code({ kind: 'INCOME_EXACT', year: 2025, amount: 5_240, agreed: false })).toEqual([
      400,
      'INVALID_INPUT',
    ])
  })

  test('needs a verified career', async ({ server }) => {
    const me = await addCandidate(server, { certifiedAt: null })
    const answer = await tryMaking(server, me)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'PROOF_NEEDS_CAREER'])
    expect((await server.call('GET', '/users/proofs', me)).json()).toEqual({ items: [], mayMake: false })
  })

  test('the name and the exact figure each stand behind a yes of their own', async ({ server }) => {
    const me = await addProvable(server, { name: '나증명' })
    await make(server, me)
    const kinds = async () =>
      (await server.call('GET', '/users/consents', me))
        .json<{ items: { kind: string }[] }>()
        .items.map((one) => one.kind)
    expect(await kinds()).toEqual([])
    expect((await make(server, me, { withName: true })).name).toBe('나증명')
    await make(server, me, { kind: 'INCOME_EXACT', year: 2025, amount: 5_240, agreed: true })
    expect(await kinds()).toEqual(['proofExact', 'proofName'])
  })
})

describe('[PROOF-2] a proof', () => {
  test('lasts from 7 to 90 days, to the end of its last day in Seoul', async ({ server, clock }) => {
    const me = await addProvable(server)
    for (const days of [6, 91, 7.5]) expect((await tryMaking(server, me, { days })).statusCode).toBe(400)
    const proof = await make(server, me, { days: 7 })
    expect(proof).toMatchObject({ state: 'RUNNING', untilDay: '2026-11-25', receiver: '조약돌은행' })
    const shown = async () =>
      (await server.call('GET', `/users/proofs/${proof.id}`, later(server, me))).json<OwnProof>()
    clock.set('2026-11-25T23:59:59+09:00')
    expect(await shown()).toEqual(proof)
    clock.set('2026-11-26T00:00:00+09:00')
    expect(await shown()).toMatchObject({
      state: 'EXPIRED',
      link: null,
    })
  })

  test('names its receiver in one line of text', async ({ server }) => {
    const me = await addProvable(server)
    for (const receiver of ['', '   ', '가'.repeat(41), '조약돌\n은행'])
      expect((await tryMaking(server, me, { receiver })).statusCode).toBe(400)
    const offered = () => server.call('GET', '/users/proofs/offered', me)
    await make(server, me, { receiver: ' 도란부동산 ' })
    expect((await offered()).json()).toMatchObject({ receivers: ['도란부동산'], left: 19 })
  })

  test('is made once for one intention, and twenty run at most', async ({ server }) => {
    const me = await addProvable(server)
    const made = new Set<string>()
    for (let count = 0; count < 2; count += 1)
      made.add((await tryMaking(server, me, {}, 'the-same-intention')).json<OwnProof>().id)
    expect(made.size).toBe(1)
    for (let count = 1; count < 20; count += 1) await make(server, me)
    const answer = await tryMaking(server, me)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'PROOF_TOO_MANY'])
    await takeBack(server, me, { id: [...made][0]! })
    expect((await tryMaking(server, me)).statusCode).toBe(200)
  })

  test('is its owner’s alone', async ({ server }) => {
    const [me, other] = [await addProvable(server), await addProvable(server)]
    const { id } = await make(server, me)
    for (const path of [`/users/proofs/${id}`, `/users/proofs/${id}/looks`])
      expect((await server.call('GET', path, other)).statusCode).toBe(404)
    expect((await takeBack(server, other, { id })).statusCode).toBe(404)
    expect((await server.call('GET', '/users/proofs', other)).json()).toMatchObject({ items: [] })
  })
})

/** Every value that stands in a proof or its address, as text. */
async function valuesOf(server: TestApp, proof: OwnProof): Promise<string[]> {
  const token = await fetchToken(server, proof)
  const { header, payload, disclosures } = readToken(token)
  const signature = token.split('~')[0]!.split('.')[2]!
  return [...leaves([header, payload, disclosures.map((one) => JSON.parse(one))]), signature, pathOf(proof)]
}

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)]

/** All strings of eight characters in these texts, without the path that all addresses begin with. */
const pieces = (texts: readonly string[]) =>
  texts
    .map((text) => text.replace(/^\/proof\//, ''))
    .flatMap((text) =>
      Array.from({ length: Math.max(0, text.length - 7) }, (_, at) => text.slice(at, at + 8)),
    )

const shared = (one: readonly string[], two: readonly string[]) => {
  const known = new Set(pieces(two))
  return pieces(one).filter((piece) => known.has(piece))
}

describe('[PROOF-4] two proofs of a person', () => {
  test('share no eight characters that proofs of two strangers do not share', async ({ server }) => {
    const strangers: string[][] = []
    for (const days of [30, 31]) {
      const wanted = { days, receiver: `서로 모르는 곳 ${days}` }
      strangers.push(await valuesOf(server, await make(server, await addProvable(server), wanted)))
    }
    // Who issued it, its type, key and list, the day on which it was made.
    const fixed = strangers[0]!.filter((value) => strangers[1]!.includes(value))
    expect(fixed).toContain(`${server.settings.appOrigin}/status/1`)
    const me = await addProvable(server, { name: '나증명' })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 32, max: 60 }), fc.boolean(), async (days, withName) => {
        const proofs = [
          await make(server, me, { days, receiver: '가나 은행', withName }),
          await make(server, me, { days: days + 1, receiver: '다라 상사', withName }),
        ]
        const own = async (proof: OwnProof) =>
          (await valuesOf(server, proof)).filter((value) => !fixed.includes(value))
        expect(shared(await own(proofs[0]!), await own(proofs[1]!))).toEqual([])
        for (const proof of proofs) await takeBack(server, me, proof)
      }),
      { numRuns: 5 },
    )
  })

  test('the true figure, the name and the phone stand nowhere in an ‘at least’ proof', async ({ server }) => {
    const canary = { name: '나카나리', phone: '01077654321', amount: 7_393 }
    const me = await addProvable(server, canary)
    const proof = await make(server, me, { amount: 7_000 })
    const token = await fetchToken(server, proof)
    const { payload } = readToken(token)
    expect(payload).toMatchObject({ income_at_least: 70_000_000, currency: 'KRW', aud: USUAL.receiver })
    expect(payload).not.toHaveProperty('sub')
    expect(payload).not.toHaveProperty('jti')
    const list = new URL(payload.status.status_list.uri).pathname
    const seen = [
      JSON.stringify(readToken(token)),
      (await server.app.inject({ url: list })).body,
      (await server.app.inject({ url: pathOf(proof), headers: { accept: 'application/json' } })).body,
      JSON.stringify(await rowsAbout(server, proof.id)),
      server.logged.join(),
    ].join('\n')
    expect(seen).toContain('70000000')
    for (const text of ['7393', '7,393', '73930000', canary.name, canary.phone, me.userId])
      expect(withoutOtherIds(seen, me.userId)).not.toContain(text)
  })
})

/** The digits of a figure stand in some id, salt or signature sooner or later: only texts that say something are looked through. */
const withoutOtherIds = (text: string, id: string) =>
  text.replaceAll(/[\w-]{20,}/g, (found) => (found === id ? id : ''))

/** What the database keeps of the proof, unsealed, without whose it is. */
async function rowsAbout({ db, deps }: TestApp, id: string) {
  const { rows } = await db.pool.query<{ content_sealed: string }>('select * from proofs where id = $1', [id])
  const { content_sealed: sealed } = rows[0]!
  return deps.secrets.open(sealed, 'proofs.content_sealed')
}
