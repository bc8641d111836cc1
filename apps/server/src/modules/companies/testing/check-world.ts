import { companyKey } from '@coffeeattack/domain/companies/name'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'

/** The service with the institutions of the sandbox; jobs do not wait between their calls. */
async function createCheckWorld() {
  const clock = createTestClock('2026-11-19T02:10:00+09:00')
  const sandbox = await startTestSandbox(clock)
  const server = await createTestApp({ clock, settings: sandbox.environment })
  const deps = { ...server.deps, pause: async () => {} }

  return {
    server,
    sandbox,
    deps,
    clock,
    control: (path: string, body: object) =>
      fetch(`${sandbox.base}/control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** A company of this number, under a name of its own. */
    company: (businessNumber: string, name = `회사 ${businessNumber}`) =>
      addCompany(server.db.drizzle, { name, key: companyKey(name), businessNumber }),
    /** How often an institution was asked. */
    asked: (path: string) => sandbox.world.requests.all().filter((one) => one.path.includes(path)).length,
    row: async (companyId: string, kind: string) => {
      const { rows } = await server.db.pool.query(
        `select k.answer, k.failures, k.failure, k.doubt_at as doubt, k.next_at as next, c.business_state as state,
           c.arrears_listed_on::text as listed
         from companies c left join company_checks k on k.company_id = c.id and k.kind = $2 where c.id = $1`,
        [companyId, kind],
      )
      return rows[0] as Record<string, unknown>
    },
    close: async () => {
      await server.close()
      await sandbox.close()
    },
  }
}

export const test = worldTest(createCheckWorld)
