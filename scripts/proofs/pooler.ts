import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Stop, run, say } from '../say.mjs'
import { environment, execute } from '../setup.mjs'
import { findNamingPooler, lookAt, type Pooler } from './pooler/naming-pooler.ts'
import { findPrograms } from './programs.ts'
import { since } from './proof.ts'

/*
 * npm run proof:pooler: runs the call tests through PgBouncer in transaction mode, where each statement may get another
 * session: once without named statements, as any PgBouncer takes them, and once with them, as deploy/compose.yaml ships it.
 *
 *   npm run proof:pooler -- apps/server/src/modules/offers   some of the tests
 *   --half=unnamed | named                                   one half alone
 */

/** Tests that start databases of their own, or read the state of their session. */
const APART = ['**/platform/db/**', '**/platform/jobs/**', '**/run.test.ts', '**/start-service.test.ts']
const HALVES = ['unnamed', 'named'] as const
const SENTENCES = { unnamed: '이름 없는 문장', named: '이름 붙은 문장' }

type Half = (typeof HALVES)[number]

async function runThrough({ command, version }: Pooler, half: Half, asked: string[]) {
  const began = performance.now()
  say(`PgBouncer ${version}, ${SENTENCES[half]}:`)
  const env = environment({ TEST_POOLER: command, TEST_POOLER_NAMED: half === 'named' ? 'on' : 'off' })
  const excluded = APART.flatMap((pattern) => ['--exclude', pattern])
  const args = ['run', '--project', 'calls', '--reporter=minimal', ...excluded, ...asked]
  if ((await execute('vitest', args, { env })) !== 0)
    throw new Stop(`PgBouncer ${version}에서 ${SENTENCES[half]}으로는 되지 않는 호출이 있어요.`)
  return `${version}에서 ${SENTENCES[half]}으로 (${since(began)})`
}

await run(async () => {
  const { values, positionals } = parseArgs({
    options: { half: { type: 'string' } },
    allowPositionals: true,
  })
  const halves = HALVES.filter((half) => !values.half || half === values.half)
  if (halves.length === 0) throw new Stop('--half에는 unnamed나 named를 적어 주세요.')
  const program = findPrograms({ pgbouncer: 'pgbouncer', setpriv: 'util-linux' })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pooler-'))
  // PostgreSQL's account runs the program.
  chmodSync(folder, 0o755)
  try {
    const ran = []
    for (const half of halves) {
      const installed = program('pgbouncer')
      const pooler = half === 'named' ? findNamingPooler(installed, folder) : lookAt(installed)
      ran.push(await runThrough(pooler, half, positionals))
    }
    say(`모든 호출이 PgBouncer의 트랜잭션 모드를 거쳐도 그대로 돼요: ${ran.join(', ')}.`)
    for (const half of HALVES.filter((it) => !halves.includes(it)))
      say(`${SENTENCES[half]}으로는 하지 않았어요 (--half=${half}).`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
