import { expect } from 'vitest'
import { allowErasing } from '../../../platform/db/erasing.ts'
import { addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import {
  applying,
  type Login,
  test as base,
  type VerificationWorld,
} from '../../verification/testing/verification-world.ts'
import { addPartner } from '../testing/test-partner.ts'

type Funnel = { visited: number; registered: number; verified: number; matched: number }

const BROWSER = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'

let people = 0
const test = base.extend('partner', ({ world }) => addPartner(world))

async function visit(world: VerificationWorld, ref: string, userAgent = BROWSER): Promise<string> {
  const options = { body: { landing: '/', ref }, headers: { 'user-agent': userAgent } }
  return (await world.call('POST', '/users/utm', options)).json<{ id: string }>().id
}
const follow = (
  world: VerificationWorld,
  id: string,
  { accessToken }: Pick<Login, 'accessToken'>,
  status = 'AGREE',
) => world.call('PATCH', '/users/utm', { token: accessToken, body: { id, status } })
const stranger = () => applying(`0105${String((people += 1)).padStart(7, '0')}`, '나그네')

async function meet(world: VerificationWorld, person: Login): Promise<void> {
  const { drizzle } = world.db
  const companyId = await addCompany(drizzle)
  const operatorId = await addOperator(drizzle, companyId)
  const now = world.clock()
  const offerId = await addOffer(drizzle, {
    candidateId: person.userId,
    companyId,
    operatorId,
    createdAt: now,
    deliverAt: now,
    expiryDay: '2099-01-01',
  })
  await world.post('/v2.1/users/coffeechat', person.accessToken, { offerId })
}

async function funnelOf(
  world: VerificationWorld,
  { token }: { token: string },
): Promise<[number, number, number, number]> {
  const day = world.clock().toISOString().slice(0, 10)
  const answer = await world.call('GET', `/partners/funnel?from=${day}&to=${day}`, { token })
  const { visited, registered, verified, matched } = answer.json<Funnel>()
  return [visited, registered, verified, matched]
}

test('[PUB-8] a new person who comes by the link is counted once at each step', async ({
  world,
  partner,
}) => {
  const id = await visit(world, partner.code)
  expect(await funnelOf(world, partner)).toEqual([1, 0, 0, 0])
  const person = stranger()
  const login = await world.register(person)
  await follow(world, id, login)
  await follow(world, id, login)
  expect(await funnelOf(world, partner)).toEqual([1, 1, 0, 0])

  const attempt = await world.begun(login, person)
  await world.confirm(person.phone)
  const certified = (await world.submit(login, attempt)).json<Login>()
  await follow(world, id, certified, 'VERIFIED')
  expect(await funnelOf(world, partner)).toEqual([1, 1, 1, 0])

  await meet(world, certified)
  expect(await funnelOf(world, partner)).toEqual([1, 1, 1, 1])
})

test('[PUB-8] the order of the visit and the step does not matter', async ({ world, partner }) => {
  const id = await visit(world, partner.code)
  const certified = await world.certify(stranger())
  expect(await funnelOf(world, partner)).toEqual([1, 0, 0, 0])
  await follow(world, id, certified, 'VERIFIED')
  expect(await funnelOf(world, partner)).toEqual([1, 1, 1, 0])
})

test('[PUB-8] a person who signed up before the visit counts as a visit and not as a sign-up', async ({
  world,
  partner,
}) => {
  const known = await world.register(stranger())
  world.clock.advance({ seconds: 1 })
  await follow(world, await visit(world, partner.code), known)
  expect(await funnelOf(world, partner)).toEqual([1, 0, 0, 0])
})

test('[PUB-8] a person counts for the first partner only, also with two tabs at once', async ({
  world,
  partner,
}) => {
  const other = await addPartner(world)
  const visits = [
    await visit(world, partner.code),
    await visit(world, other.code),
    await visit(world, partner.code),
  ]
  const login = await world.register(stranger())
  const answers = await Promise.all(visits.map((id) => follow(world, id, login)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const registered = [(await funnelOf(world, partner))[1], (await funnelOf(world, other))[1]]
  expect(registered.toSorted()).toEqual([0, 1])
})

test('[PUB-8] a visit belongs to one person, and another person with its id changes nothing', async ({
  world,
  partner,
}) => {
  const id = await visit(world, partner.code)
  await follow(world, id, await world.register(stranger()))
  expect((await follow(world, id, await world.register(stranger()))).statusCode).toBe(404)
  expect(await funnelOf(world, partner)).toEqual([1, 1, 0, 0])
})

test('[PUB-8] crawlers, unknown codes and disabled partners do not count as visits', async ({
  world,
  partner,
}) => {
  await visit(world, partner.code, 'facebookexternalhit/1.1; kakaotalk-scrap/1.0')
  await visit(world, 'nobody')
  await visit(world, '')
  await world.db.pool.query('update partners set disabled_at = now() where id = $1', [partner.id])
  await visit(world, partner.code)
  await world.db.pool.query('update partners set disabled_at = null where id = $1', [partner.id])
  expect(await funnelOf(world, partner)).toEqual([0, 0, 0, 0])
})

test('[PUB-8] a sign-up counts up to thirty days after the visit', async ({ world, partner }) => {
  const [soon, late] = [await visit(world, partner.code), await visit(world, partner.code)]
  world.clock.advance({ hours: 29 * 24 })
  await follow(world, soon, await world.register(stranger()))
  world.clock.advance({ hours: 24 })
  await follow(world, late, await world.register(stranger()))
  const { rows } = await world.db.pool.query(
    'select count(*)::int as visited, count(user_id)::int as claimed from referrals where partner_id = $1',
    [partner.id],
  )
  expect(rows).toEqual([{ visited: 2, claimed: 1 }])
})

test('[PUB-8] after the person left, the counts stay without the person', async ({ world, partner }) => {
  const id = await visit(world, partner.code)
  const login = await world.registerProved(stranger())
  await follow(world, id, login)
  await world.call('DELETE', '/v3/users', { token: login.accessToken, body: { reason: '이직했어요' } })
  expect(await funnelOf(world, partner)).toEqual([1, 1, 0, 0])
  const { rows } = await world.db.pool.query('select user_id from referrals where id = $1', [id])
  expect(rows).toEqual([{ user_id: null }])
})

test('[PUB-8] a person who met a company and left counts at every step, before and after deletion', async ({
  world,
  partner,
}) => {
  const id = await visit(world, partner.code)
  const certified = await world.certify(stranger())
  await follow(world, id, certified, 'VERIFIED')
  await meet(world, certified)
  await world.call('DELETE', '/v3/users', { token: certified.accessToken, body: { reason: '이직했어요' } })
  expect(await funnelOf(world, partner)).toEqual([1, 1, 1, 1])
  await world.db.transaction(async (tx) => {
    await allowErasing(tx)
    await tx.$client.query('delete from users where id = $1', [certified.userId])
  })
  expect(await funnelOf(world, partner)).toEqual([1, 1, 1, 1])
})

test('[PUB-8] the funnel contains only counts, and only of the partner’s own link', async ({
  world,
  partner,
}) => {
  const other = await addPartner(world)
  const login = await world.register(stranger())
  await follow(world, await visit(world, other.code), login)
  const answer = await world.call('GET', '/partners/funnel?from=2026-11-01&to=2026-12-31', {
    token: partner.token,
  })
  expect(answer.json()).toMatchObject({ visited: 0, registered: 0, unit: 'week' })
  expect(answer.json<{ items: object[] }>().items).toHaveLength(9)
  expect(answer.body).not.toContain(login.userId)
  const reversed = await world.call('GET', '/partners/funnel?from=2026-11-02&to=2026-11-01', {
    token: partner.token,
  })
  expect([reversed.statusCode, reversed.json<{ fields: object }>().fields]).toEqual([
    400,
    { to: '기간을 다시 골라 주세요' },
  ])
})
