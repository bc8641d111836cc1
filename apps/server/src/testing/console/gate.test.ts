import { actOf } from '@coffeeattack/contract/call'
import { companyActs, gateOf } from '@coffeeattack/domain/companies/gate'
import { businessStates, companyStates } from '@coffeeattack/domain/companies/state'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mayIn } from '../../modules/companies/core/gates.ts'
import { hashToken } from '../../platform/crypto/token-hash.ts'
import { companies } from '../../platform/db/schema/companies.ts'
import { apiKeys } from '../../platform/db/schema/handover.ts'
import { serverTest } from '../server-test.ts'
import type { TestApp } from '../test-app.ts'
import { addCanary, tracesIn } from './canary.ts'
import { createMarket, type Viewer } from './market.ts'
import { builtCalls } from './operator-calls.ts'
import { walk } from './walk.ts'

/** A company that has written to somebody, and was then put in every state in which a company can be. */
const test = serverTest()
  .extend('built', { scope: 'file' }, ({ server }) => builtCalls(server))
  .extend('canary', { scope: 'file' }, ({ server }) => addCanary(server))
  .extend('market', { scope: 'file' }, async ({ server, clock, canary }) => {
    const market = await createMarket(server, canary)
    clock.advance({ minutes: 6 })
    const { recruiter } = market.viewers
    const body = { offerId: recruiter.offerId }
    const answer = await server.call('POST', '/v2.1/users/coffeechat', { token: canary.token, body })
    recruiter.coffeechatId = answer.json<{ coffeechatId: string }>().coffeechatId
    const path = `/console/coffeechats/${recruiter.coffeechatId}`
    const chat = await server.call('GET', path, { token: recruiter.token })
    recruiter.roomId = chat.json<{ roomId: string }>().roomId
    return market
  })

type Columns = Partial<typeof companies.$inferInsert>
const OPEN: Columns = {
  state: 'APPROVED',
  businessState: 'OPEN',
  sendingStoppedUntil: null,
  arrearsListedOn: null,
  arrearsDecidedAt: null,
}
const put = (server: TestApp, { companyId }: Viewer, columns: Columns) =>
  server.db.drizzle
    .update(companies)
    .set({ ...OPEN, ...columns })
    .where(eq(companies.id, companyId!))

const SHUT: Columns[] = [
  ...companyStates.filter((state) => !['APPROVED', 'PAUSED'].includes(state)).map((state) => ({ state })),
  { businessState: 'CLOSED' },
]

test('[FIRM-2] an unapproved or closed company reads nothing of a candidate in any call', async ({
  server,
  built,
  market,
  canary,
}) => {
  const { recruiter } = market.viewers
  const actOfKey = new Map(built.map(({ key, act }) => [key, act]))
  await put(server, recruiter, {})
  const open = await walk(server, built, recruiter, market.ids)
  // The walk leads past the person as long as the company is open: otherwise it would prove nothing.
  expect(open.filter(({ traces }) => traces.length > 0).length).toBeGreaterThan(2)
  for (const columns of SHUT) {
    await put(server, recruiter, columns)
    const seen = await walk(server, built, recruiter, market.ids)
    const told = seen.filter(
      ({ key, body }) =>
        !key.startsWith('GET /console/statements') &&
        (tracesIn(body).length > 0 || body.includes(canary.userId) || body.includes(recruiter.offerId!)),
    )
    expect([columns, told.map(({ key }) => key)]).toEqual([columns, []])
    const passed = seen.filter(({ status }) => status === 200).map(({ key }) => key)
    const passes = (key: string) => ['always', 'prepare'].includes(actOfKey.get(key) ?? '')
    expect(passed.filter((key) => !passes(key))).toEqual([])
  }
})

/** Every call of a recruiter, also those that write, in every state: what the gate says is what the door says. */
test('[FIRM-2] [FIRM-3] [FIRM-4] [FIRM-9] each call of a recruiter is let through exactly when the gate allows its act', async ({
  server,
  clock,
  built,
  market,
}) => {
  const { recruiter } = market.viewers
  const stop = { sendingStoppedUntil: new Date(clock().getTime() + 3_600_000) }
  const listed = { arrearsListedOn: '2026-10-31' }
  const states: Columns[] = [...SHUT, { state: 'PAUSED' }, { businessState: 'SUSPENDED' }, stop, listed]
  const nobody = server.deps.ids.next()
  // A malformed body or an unknown id stops most allowed calls after the door.
  const calls = built.filter((call) => call.roles?.includes('recruiter') && !call.events)
  for (const columns of states) {
    await put(server, recruiter, columns)
    const gate = gateOf(
      {
        state: columns.state ?? 'APPROVED',
        businessState: columns.businessState ?? 'OPEN',
        stoppedUntil: columns.sendingStoppedUntil ?? null,
        arrears: columns.arrearsListedOn ? { listedOn: columns.arrearsListedOn, decidedAt: null } : null,
      },
      clock(),
    )
    const wrong: unknown[] = []
    for (const call of calls.filter(({ method, key }) => method !== 'GET' && !key.includes('logout'))) {
      const act = actOf(call)
      const path = call.path.replaceAll(/:\w+/g, nobody)
      const answer = await server.call(call.method, path, { token: recruiter.token, body: [] })
      const code = /"code":"(\w+)"/.exec(answer.body)?.[1] ?? ''
      const expected = act === null ? null : gate.refusal(act)
      if (expected === null ? /^(COMPANY_|SENDING_|ARREARS_)/.test(code) : code !== expected)
        wrong.push([columns, call.key, code, expected])
    }
    expect(wrong).toEqual([])
  }
  await put(server, recruiter, {})
})

test('[FIRM-2] a key of a company that is not open reads nobody', async ({ server, market }) => {
  const { recruiter } = market.viewers
  await server.db.drizzle.insert(apiKeys).values({
    id: server.deps.ids.next(),
    companyId: recruiter.companyId!,
    name: '채용 시스템',
    hash: hashToken('key-of-a-test'),
    prefix: 'test',
    createdBy: recruiter.operatorId,
    createdAt: server.clock(),
  })
  const read = () => server.call('GET', '/v1/candidates', { token: 'key-of-a-test' })
  await put(server, recruiter, {})
  expect((await read()).statusCode).toBe(200)
  for (const columns of SHUT) {
    await put(server, recruiter, columns)
    expect((await read()).statusCode).toBe(403)
  }
  await put(server, recruiter, {})
})

test('[FIRM-3] an offer of a suspended company is not accepted but refused, and accepted when it is back', async ({
  server,
  market,
  canary,
}) => {
  const { refusedRecruiter: viewer } = market.viewers
  await put(server, viewer, { businessState: 'SUSPENDED' })
  const accept = () =>
    server.call('POST', '/v2.1/users/coffeechat', { token: canary.token, body: { offerId: viewer.offerId } })
  expect((await accept()).json()).toMatchObject({ code: 'OFFER_ON_HOLD' })
  await put(server, viewer, {})
  expect((await accept()).statusCode).toBe(200)
})

test('[FIRM-2] an agent sends nothing in the name of a company that may not send', async ({
  server,
  market,
}) => {
  const { agent, recruiter } = market.viewers
  const names = async () =>
    (await server.call('GET', '/console/companies/choices?q=노을', { token: agent.token })).json<{
      items: { id: string }[]
    }>().items
  await put(server, recruiter, {})
  expect(await names()).toHaveLength(1)
  await put(server, recruiter, { state: 'IN_REVIEW' })
  expect(await names()).toEqual([])
  await put(server, recruiter, {})
})

test('the gate in SQL is the gate of the domain', async ({ server, clock }) => {
  const now = clock()
  const moments = [null, new Date(now.getTime() - 1), now, new Date(now.getTime() + 1)]
  const cases = companyStates.flatMap((state) =>
    [null, ...businessStates].flatMap((business_state) =>
      moments.flatMap((sending_stopped_until) =>
        [null, now].flatMap((arrears_decided_at) =>
          [null, '2026-10-31'].map((arrears_listed_on) => ({
            state,
            business_state,
            sending_stopped_until,
            arrears_decided_at,
            arrears_listed_on,
          })),
        ),
      ),
    ),
  )
  const select = companyActs.map((act) => `${mayIn(act, 'c', '$2')} as "${act}"`).join(', ')
  const { rows } = await server.db.pool.query(
    `select ${select} from rows from (jsonb_to_recordset($1::jsonb) as (state text, business_state text,
       sending_stopped_until timestamptz, arrears_listed_on date, arrears_decided_at timestamptz))
       with ordinality c (state, business_state, sending_stopped_until, arrears_listed_on, arrears_decided_at, place)
     order by place`,
    [JSON.stringify(cases), now],
  )
  const said = cases.map((one) => {
    const gate = gateOf(
      {
        state: one.state,
        businessState: one.business_state,
        stoppedUntil: one.sending_stopped_until,
        arrears: one.arrears_listed_on
          ? { listedOn: one.arrears_listed_on, decidedAt: one.arrears_decided_at }
          : null,
      },
      now,
    )
    return Object.fromEntries(companyActs.map((act) => [act, gate.may(act)]))
  })
  expect(rows).toEqual(said)
})
