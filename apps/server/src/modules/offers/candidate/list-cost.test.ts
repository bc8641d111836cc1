import { describe, expect } from 'vitest'
import { insertInBulk, planOf, statementsOf } from '../../../platform/db/testing/test-plans.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { test as base } from '../testing/offers-world.ts'

/** Offers of many people, inserted by SQL, and a long history of the caller. */
const OTHERS = `
  insert into users (id, last_active_at, created_at, updated_at)
  select gen_random_uuid(), now(), now(), now() from generate_series(1, 1000)`
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

const test = base.extend('me', { scope: 'file' }, async ({ server, world }) => {
  const me = await addCandidate(server)
  const { companyId, operatorId } = world.company
  await insertInBulk(server.db, [
    [OTHERS],
    [OFFERS, [companyId, operatorId, null, 20]],
    [OFFERS, [companyId, operatorId, me.userId, 480]],
    [COFFEECHATS, [me.userId]],
  ])
  await world.sendGroup(me)
  await server.db.pool.query('analyze offers, offer_groups, users, coffeechats, companies, operators')
  return me
})

describe('[OFR-9] among 20,000 offers to others', () => {
  test.for(['/v3/users/offers', '/v2/users/offers', '/v3/users/offers?isExpired=true'])(
    'a list of 500 takes one query without a table scan: GET %s',
    async (path, { server, me }) => {
      const sent = await statementsOf(() => server.call('GET', path, { token: me.token }))
      expect(sent).toHaveLength(1)
      const { indexes, wholeTables } = await planOf(server.db, sent[0]!)
      expect(indexes).toContain('offers_of_candidate')
      expect(wholeTables.filter((table) => ['offers', 'users', 'coffeechats'].includes(table))).toEqual([])
    },
  )

  test('the list is complete', async ({ world, me }) => {
    expect(await world.list(me)).toHaveLength(501)
  })

  test('one offer takes one query, and one more on its first reading', async ({ server, world, me }) => {
    const id = await world.send(me)
    expect(await statementsOf(() => world.show(me, id))).toHaveLength(2)
    const again = await statementsOf(() => world.show(me, id))
    expect(again).toHaveLength(1)
    expect((await planOf(server.db, again[0]!)).indexes).toContain('offers_pkey')
  })
})
