import { createHash } from 'node:crypto'
import path from 'node:path'
import type * as App from '../apps/server/src/app.ts'
import type * as DepsModule from '../apps/server/src/deps.ts'
import type * as Open from '../apps/server/src/platform/db/open.ts'
import type * as Log from '../apps/server/src/platform/observing/log.ts'
import type * as SettingsModule from '../apps/server/src/settings.ts'
import type { Row, Visitor } from './calls-rows.ts'
import { ensureWorld, inhabitants, worldName } from './calls-world.ts'
import { production } from './production.ts'
import type { Turn } from './wrk.ts'

/** The tree that bench/calls.ts measures, which may be another checkout than this one: its parts, typed as ours. */
export type Tree = Awaited<ReturnType<typeof openTree>>

/** Opens its database, with a world in it, and says how to start its service there. */
export async function openTree(root: string, worlds: string) {
  const part = async <Module>(file: string) =>
    (await import(path.join(root, 'apps/server/src', file))) as Module
  const { openDatabase } = await part<typeof Open>('platform/db/open.ts')
  const { createDeps } = await part<typeof DepsModule>('deps.ts')
  const { createLog } = await part<typeof Log>('platform/observing/log.ts')
  const { readSettings } = await part<typeof SettingsModule>('settings.ts')
  const { createApp } = await part<typeof App>('app.ts')

  const dataDir = path.join(worlds, worldName(root))
  const log = createLog({ level: 'silent' })
  const db = await openDatabase({ dataDir, log })
  const environment = {
    ...production,
    // The same at every run, or what the world holds sealed could not be opened.
    SECRETS_KEY: createHash('sha256').update('bench').digest('hex'),
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(db.connection),
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    DRAIN_SECONDS: '0',
  }
  const deps = await createDeps(readSettings(environment), { log, db })
  await ensureWorld(deps, root)
  const app = await createApp(deps)
  return { db, environment, tokens: app.tokens, everybody: await inhabitants(deps) }
}

function addressOf({ host, port, user, database }: Open.Database['connection']): string {
  const where = new URLSearchParams({ host: String(host), port: String(port), user: String(user) })
  return `postgresql:///${database}?${where}`
}

/** Whoever asks for a row, each in their turn; strangers come from as many addresses as there are candidates. */
export function visitorsOf({ tokens, everybody: { candidate, recruiter } }: Tree): (row: Row) => Turn[] {
  const signed = (purpose: 'candidate' | 'operator', people: typeof candidate) =>
    people.map(({ asking, ...subject }) => ({
      authorization: `Bearer ${tokens.issue(purpose, subject, { isProved: true })}`,
      // For the bare server, which knows no tokens.
      'x-asking': asking,
    }))
  const headers: Record<Visitor, Turn['headers'][]> = {
    candidate: signed('candidate', candidate),
    recruiter: signed('operator', recruiter),
    stranger: candidate.map(() => ({})),
  }
  return (row) => headers[row.visitor].map((its) => ({ path: row.path, headers: its }))
}
