import { Stop, run, say } from '../say.mjs'
import { ensureInstalled, environment, execute } from '../setup.mjs'
import { findPrograms } from './programs.mjs'

/*
 * npm run proof:pooler: every call of the API works through PgBouncer in transaction mode, where one statement's session
 * is not the next one's. It runs the call tests that way; `npm run proof:pooler -- apps/server/src/modules/offers` some.
 */

/** These start programs and databases of their own, or ask about the session that they hold. */
const APART = ['**/platform/db/**', '**/platform/jobs/**', '**/run.test.ts', '**/start-service.test.ts']

await run(async () => {
  ensureInstalled()
  const program = findPrograms({ pgbouncer: 'pgbouncer', setpriv: 'util-linux' })
  const env = environment({ TEST_POOLER: program('pgbouncer') })
  const excluded = APART.flatMap((pattern) => ['--exclude', pattern])
  const args = ['run', '--project', 'calls', '--reporter=minimal', ...excluded, ...process.argv.slice(2)]
  if ((await execute('vitest', args, { env })) !== 0)
    throw new Stop('PgBouncer를 거치면 되지 않는 호출이 있어요.')
  say('모든 호출이 PgBouncer의 트랜잭션 모드를 거쳐도 그대로 돼요.')
})
