import path from 'node:path'
import { ROOT, node } from '../setup.mjs'
import { createProgram } from './programs.ts'
import { isReady } from './proof.ts'

/** The service with its pages, and without them, for which no build is needed. */
export const WHOLE = 'apps/server/src/main.ts'
export const WITHOUT_PAGES = 'scripts/proofs/restore/main.ts'

type Recipe = { name: string; port: number; settings: Record<string, string | undefined>; main?: string }

/** A process of this tree's service on a port of loopback. */
export function createService(folder: string, { name, port, settings, main = WHOLE }: Recipe) {
  const program = createProgram(folder, {
    name,
    command: node(),
    args: [path.join(ROOT, main)],
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...settings, PORT: String(port) },
  })
  return Object.assign(program, { url: `http://127.0.0.1:${port}`, isReady: () => isReady(port) })
}

/** Several, each on its port: `service1`, `service2`. */
export const createServices = (
  folder: string,
  ports: readonly number[],
  rest: Omit<Recipe, 'name' | 'port'>,
) => ports.map((port, place) => createService(folder, { ...rest, port, name: `service${place + 1}` }))
