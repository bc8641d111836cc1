import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ClientConfig } from 'pg'
import { v8Flags } from '../scripts/setup.mjs'
import { production } from './production.ts'

/* A process under test: the service of a tree as `npm start` runs it, or a server of the bench's own. */

export type Server = { process: ChildProcess; pid: number; url: string }
type Environment = Record<string, string | undefined>

/** The service's settings on a database that the bench has opened. */
export function environmentOn({ host, port, user, database }: ClientConfig, dataDir: string) {
  const where = new URLSearchParams({ host: String(host), port: String(port), user: String(user) })
  return {
    ...production,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql:///${database}?${where}`,
    HOST: '127.0.0.1',
    PORT: '0',
    // Every request names its own address, so that no limit is met.
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '0',
  }
}

export const startService = (root: string, env: Environment) =>
  startServer([...v8Flags(), 'apps/server/src/main.ts'], env, root)

/** Ready when it prints `READY {"port":…}`, as the product does. */
export async function startServer(args: string[], env: Environment, cwd: string): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { promise: ready, resolve } = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('READY ')) resolve(line.slice('READY '.length))
  })
  const said = await Promise.race([ready, once(child, 'exit').then(() => null)])
  if (said === null) throw new Error(`${args.at(-1)} did not start`)
  const { port } = JSON.parse(said) as { port: number }
  // An interrupted bench takes its servers along.
  process.once('exit', () => child.kill())
  return { process: child, pid: child.pid!, url: `http://127.0.0.1:${port}` }
}

export async function stopServer({ process: child }: Server): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
