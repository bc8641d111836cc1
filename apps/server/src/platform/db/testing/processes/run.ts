import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { PROGRAM_ENVIRONMENT } from '../../../../testing/program-environment.ts'

type Account = { uid: number; gid: number }

/** Runs a file of this folder as a process that ends with the test at the latest. */
export function runProcess(file: string, dataDir: string, account?: Account) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, [path, dataDir], {
    ...account,
    env: PROGRAM_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))

  const said = { out: '', err: '' }
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString()
    child.emit('said')
  })

  /** Resolves once it has printed so many lines. */
  async function says(lines: number) {
    while (said.out.split('\n').length <= lines) {
      const end = await Promise.race([once(child, 'said').then(() => undefined), ended])
      if (end) throw new Error(`it ended (${end}) and said: ${said.err}`)
    }
  }
  return { child, said, ended, says }
}
