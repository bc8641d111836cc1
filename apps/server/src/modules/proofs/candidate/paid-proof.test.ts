import { expect } from 'vitest'
import { seoul } from '../../coffeechats/testing/coffeechat-world.ts'
import { NOW, test } from '../../paid-checks/testing/paid-world.ts'
import { fetchToken, later, make, pathOf, readToken, tryMaking } from '../testing/proof-world.ts'

test.beforeEach(({ clock }) => clock.set(seoul(NOW)))

const WANTED = { kind: 'PAID_AS_PROMISED', amount: undefined }

test('[PROOF-1] [KEEP-10] a kept result becomes a proof with its company, source and day, and without any figure', async ({
  server,
  world,
}) => {
  const { me, id } = await world.invited({ phone: '01000000702' })
  await world.confirmed(me, id)
  const signedIn = later(server, me)
  const origin = { source: 'HEALTH', lookedUpOn: '2026-11-18' }
  expect((await server.call('GET', '/users/proofs/offered', signedIn)).json()).toMatchObject({
    paid: { company: '노을클라우드', ...origin },
  })
  const proof = await make(server, signedIn, WANTED)
  const facts = { kind: 'PAID_AS_PROMISED', amount: null, year: null, years: null, company: '노을클라우드' }
  expect(proof).toMatchObject({ facts, ...origin, name: null })

  const read = readToken(await fetchToken(server, proof))
  const { appOrigin } = server.settings
  expect(read.payload).toEqual({
    iss: appOrigin,
    iat: expect.any(Number),
    exp: expect.any(Number),
    status: expect.anything(),
    vct: `${appOrigin}/vct/paid-as-promised/1`,
    aud: '조약돌은행',
    paid_as_promised: true,
    employer: '노을클라우드',
    source: 'NHIS',
    looked_up_on: '2026-11-18',
  })
  expect(read.disclosures).toEqual([])
  const page = await server.app.inject({ url: pathOf(proof), headers: { accept: 'application/json' } })
  expect(page.json()).toEqual({
    state: 'RUNNING',
    untilDay: '2026-12-18',
    proof: {
      facts,
      ...origin,
      madeOn: '2026-11-18',
      receiver: '조약돌은행',
      name: null,
      token: expect.any(String),
    },
  })
})

test('[PROOF-1] [KEEP-10] without a kept result it is refused: unknown, not kept any more, deleted', async ({
  server,
  world,
}) => {
  const { me, coffeechatId, id } = await world.invited({ phone: '01000000707' })
  const signedIn = later(server, me)
  const refused = async () => {
    const answer = await tryMaking(server, signedIn, WANTED)
    return answer.statusCode === 200 ? null : answer.json<{ code: string }>().code
  }
  await world.confirmed(me, id)
  expect(await refused()).toBe('PROOF_NOT_VERIFIED')
  await world.rows(
    `update paid_checks set judgement = 'KEPT', reason = null, insured = 6411, kept_from = 6065, month = '2026-10' where id = $1`,
    id,
  )
  expect(await refused()).toBeNull()
  await world.rows(
    `insert into paid_checks (id, candidate_id, coffeechat_id, round, starts_on, promised, state, invited_at, answered_at,
       judgement, insured, kept_from, month)
     select $2, candidate_id, $3, 13, starts_on, promised, 'DONE', invited_at + interval '1 hour', answered_at + interval '1 hour',
       'NOT_KEPT', 5000, kept_from, '2026-11' from paid_checks where id = $1`,
    id,
    server.deps.ids.next(),
    coffeechatId,
  )
  expect(await refused()).toBe('PROOF_NOT_VERIFIED')
  await world.rows(`delete from paid_checks where coffeechat_id = $1 and round = 13`, coffeechatId)
  expect((await world.call(me, 'DELETE', `/${id}`)).statusCode).toBe(204)
  expect(await refused()).toBe('PROOF_NOT_VERIFIED')
})
