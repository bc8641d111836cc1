import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withClient } from '../../db/with-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'
import { createOffersWorld, type OffersWorld } from './offers-world.ts'

let server: TestApp
let world: OffersWorld
let me: TestCandidate

/** Offers of many people, made by the database itself, and a long history of mine. */
const OTHERS = `
  insert into users (id, last_active_at, created_at, updated_at)
  select gen_random_uuid(), now(), now(), now() from generate_series(1, 5000)`
const OFFERS = `
  insert into offers (id, candidate_id, company_id, operator_id, type, status, salary_min, salary_max, created_at,
    deliver_at, expiry_day, decided_at, selected_at)
  select gen_random_uuid(), users.id, $1::uuid, $2::uuid, 'SUPER', 'MATCHED', 5000, 6000, moment, moment,
    '2026-11-17'::date, now(), now()
  from users cross join generate_series(1, $4::int) n
    cross join lateral (select timestamptz '2026-11-10 03:00Z' - n * interval '7 hours' as moment) sent
  where ($3::uuid is null or users.id = $3)`
const COFFEECHATS = `
  insert into coffeechats (id, offer_id, candidate_id, company_id, operator_id, created_at)
  select gen_random_uuid(), id, candidate_id, company_id, operator_id, decided_at from offers
  where status = 'MATCHED' and (candidate_id = $1 or created_at > '2026-11-09 12:00Z')`

beforeAll(async () => {
  server = await createTestApp()
  world = await createOffersWorld(server)
  me = await addCandidate(server)
  const { companyId, operatorId } = world.company
  await inBulk([
    [OTHERS, []],
    [OFFERS, [companyId, operatorId, null, 20]],
    [OFFERS, [companyId, operatorId, me.userId, 480]],
    [COFFEECHATS, [me.userId]],
  ])
  await world.sendGroup(me)
  await server.db.pool.query('analyze offers, offer_groups, users, coffeechats, companies, operators')
}, 120_000)
afterAll(() => server.close())

/** Without a look at every reference, and for as long as it takes. */
async function inBulk(inserts: readonly [string, unknown[]][]) {
  await withClient(server.db.connection, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const [text, values] of inserts) await client.query(text, values)
  })
}

/** Every statement that the work sends, with its values. */
async function statements(work: () => Promise<unknown>) {
  const spy = vi.spyOn(server.db.pool, 'query')
  await work()
  const sent = spy.mock.calls.map(([query]) => query as unknown as { text: string; values: unknown[] })
  spy.mockRestore()
  return sent
}

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] }
const flatten = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(flatten)]

async function planOf({ text, values }: { text: string; values: unknown[] }) {
  const { rows } = await server.db.pool.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (format json) ${text}`,
    values,
  )
  const steps = flatten(rows[0]!['QUERY PLAN'][0].Plan)
  return {
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    wholeTables: steps.flatMap((step) => (step['Node Type'] === 'Seq Scan' ? [step['Relation Name']] : [])),
  }
}

describe('[OFR-9] among 100,000 offers to others', () => {
  test.each(['/v3/users/offers', '/v2/users/offers', '/v3/users/offers?isExpired=true'])(
    'a list of 500 takes one query: GET %s',
    async (path) => {
      const sent = await statements(() => server.call('GET', path, { token: me.token }))
      expect(sent).toHaveLength(1)
      const { indexes, wholeTables } = await planOf(sent[0]!)
      expect(indexes).toContain('offers_of_candidate')
      expect(wholeTables.filter((table) => ['offers', 'users', 'coffeechats'].includes(table!))).toEqual([])
    },
  )

  test('the list is whole', async () => {
    expect(await world.list(me)).toHaveLength(501)
  })

  test('one offer takes one query, and one more when it is read for the first time', async () => {
    const id = await world.send(me)
    expect(await statements(() => world.show(me, id))).toHaveLength(2)
    const again = await statements(() => world.show(me, id))
    expect(again).toHaveLength(1)
    expect((await planOf(again[0]!)).indexes).toContain('offers_pkey')
  })
})
