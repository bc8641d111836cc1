import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Taken } from './measured.ts'

/** The two processes that are compared: the service as `npm start` runs it, and a bare one. */

export type Server = { process: ChildProcess; url: string }
/** `profile` names a folder for a CPU profile of its whole life. */
type Start = { env: Record<string, string | undefined>; shouldLog: boolean; profile?: string | undefined }

/** The service of a tree. Its log is written at the level of production, to nowhere. */
export const startService = (root: string, how: Start) =>
  start(path.join(root, 'apps/server/src/main.ts'), startFlags(root), root, how)

export const startBare = (how: Start) =>
  start(path.join(import.meta.dirname, 'bare-server.ts'), [], import.meta.dirname, how)

/** Node's flags as that tree's `npm start` gives them. */
const startFlags = (root: string): string[] =>
  [...readFileSync(path.join(root, 'scripts/start.mjs'), 'utf8').matchAll(/'(--[a-z-]+(?:=[^']*)?)'/g)].map(
    ([, flag]) => flag!,
  )

async function start(file: string, flags: string[], cwd: string, how: Start): Promise<Server> {
  const { env, shouldLog, profile } = how
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profile)}`] : []
  const child = fork(file, {
    cwd,
    env,
    execArgv: [...flags, ...profiling, '--import', path.join(import.meta.dirname, 'measured.ts')],
    stdio: ['ignore', 'pipe', shouldLog ? 'inherit' : 'ignore', 'ipc'],
  })
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('READY ')) resolve(line.slice('READY '.length))
    })
  })
  const said = await Promise.race([ready, once(child, 'exit').then(() => null)])
  if (said === null) throw new Error(`${file} did not start; --log shows what it says`)
  const { port } = JSON.parse(said) as { port: number }
  return { process: child, url: `http://127.0.0.1:${port}` }
}

export async function takenBy({ process: child }: Server): Promise<Taken> {
  child.send('taken')
  const [taken] = (await once(child, 'message')) as [Taken]
  return taken
}

export async function stopServer({ process: child }: Server): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
