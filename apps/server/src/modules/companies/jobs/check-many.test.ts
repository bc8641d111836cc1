import { expect } from 'vitest'
import { test } from '../testing/check-world.ts'
import { checkStatesJob } from './check-states.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

test('[FIRM-3] a thousand companies and an office that fails now and then: each is asked once, a hundred a call', async ({
  world,
}) => {
  const { server, deps, clock, sandbox } = world
  clock.set(seoul('2026-11-24T02:10:00'))
  await server.db.pool.query(
    `insert into companies (id, name, key, business_number, created_at, business_state, business_state_on)
     select gen_random_uuid(), '밤 ' || n, '밤' || n, lpad((3000000000 + n)::text, 10, '0'), now(), 'OPEN', now()
     from generate_series(1, 1000) n`,
  )
  sandbox.world.requests.reset()
  for (const status of [503, 500, 502]) sandbox.world.faults.queue({ path: '/nts/status', status })
  await checkStatesJob.run(deps)
  const { rows } = await server.db.pool.query<{ answered: number; failed: number }>(
    `select (count(*) filter (where k.answered_at = $1))::int as answered, (count(*) filter (where k.failures > 0))::int as failed
     from company_checks k join companies c on c.id = k.company_id where c.name like '밤 %' and k.kind = 'STATE'`,
    [clock()],
  )
  expect(rows[0]!.answered + rows[0]!.failed).toBe(1_000)
  expect(rows[0]!.failed).toBeLessThanOrEqual(300)
  expect(rows[0]!.failed).toBeGreaterThan(0)
  expect(world.asked('/nts/status')).toBeLessThanOrEqual(12)

  sandbox.world.requests.reset()
  clock.advance({ minutes: 30 })
  await checkStatesJob.run(deps)
  expect(world.asked('/nts/status')).toBeLessThanOrEqual(4)
})
