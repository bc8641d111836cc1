import { spawn } from 'node:child_process'
import os from 'node:os'
import { Stop, run, say } from './say.mjs'
import { execute, node } from './setup.mjs'

/*
 * npm run proof:busy-suite: runs `npm test` while another process keeps every core busy.
 * A test that depends on the speed of the machine fails here.
 */

/** Loops until its parent is gone, so that a killed parent leaves no process behind. */
const BUSY =
  'const parent = process.ppid; while (process.ppid === parent) for (let turn = 0; turn < 1e7; turn++);'

await run(async () => {
  const cores = os.availableParallelism()
  const busy = Array.from({ length: cores }, () => spawn(node(), ['-e', BUSY], { stdio: 'ignore' }))
  const rest = () => busy.forEach((one) => one.kill('SIGKILL'))
  process.on('exit', rest)
  try {
    say(`코어 ${cores}개를 모두 바쁘게 하고 시험해요 …`)
    const code = await execute(node(), ['scripts/test.mjs', ...process.argv.slice(2)])
    const idle = busy.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length
    if (idle > 0) throw new Stop('코어가 끝까지 바쁘지 않았어요. 다시 해 주세요.')
    if (code !== 0) throw new Stop('코어가 모두 바쁜 동안에는 시험이 통과하지 못했어요.')
    say(`코어 ${cores}개가 모두 바쁜 동안에도 시험이 모두 통과했어요.`)
  } finally {
    rest()
  }
})
