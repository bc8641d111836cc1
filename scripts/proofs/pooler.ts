import { Stop, run, say } from '../say.mjs'
import { environment, execute } from '../setup.mjs'
import { findPrograms } from './programs.ts'

/*
 * npm run proof:pooler: runs the call tests through PgBouncer in transaction mode, where each statement may get another
 * session. `npm run proof:pooler -- apps/server/src/modules/offers` runs some of them.
 */

/** Tests that start databases of their own, or read the state of their session. */
const APART = ['**/platform/db/**', '**/platform/jobs/**', '**/run.test.ts', '**/start-service.test.ts']

await run(async () => {
  const program = findPrograms({ pgbouncer: 'pgbouncer', setpriv: 'util-linux' })
  const env = environment({ TEST_POOLER: program('pgbouncer') })
  const excluded = APART.flatMap((pattern) => ['--exclude', pattern])
  const args = ['run', '--project', 'calls', '--reporter=minimal', ...excluded, ...process.argv.slice(2)]
  if ((await execute('vitest', args, { env })) !== 0)
    throw new Stop('PgBouncer를 거치면 되지 않는 호출이 있어요.')
  say('모든 호출이 PgBouncer의 트랜잭션 모드를 거쳐도 그대로 돼요.')
})
