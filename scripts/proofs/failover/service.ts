import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { production } from '../../../bench/production.ts'
import { inside, makePeople } from '../people.ts'
import type { createServices } from '../services.ts'
import type { createCluster } from './cluster.ts'
import type { createTalker } from './talkers.ts'

/** Our service in production mode on the cluster, and its users. */

type Cluster = Awaited<ReturnType<typeof createCluster>>
export type World = {
  cluster: Cluster
  services: ReturnType<typeof createServices>
  talkers: ReturnType<typeof createTalker>[]
  stopping: AbortSignal
}

export function settingsFor(folder: string, { ports, ...urls }: Cluster) {
  return {
    ...production,
    APP_ORIGIN: `http://127.0.0.1:${ports.front}`,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    DATA_DIR: path.join(folder, 'files'),
    SECRETS_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: urls.pooledUrl,
    DATABASE_DIRECT_URL: urls.directUrl,
    DATABASE_READ_URL: urls.readUrl,
    DATABASE_POOL: '10',
    LOG_LEVEL: 'info',
  }
}

/** Without the pooler. */
export const makeTalkers = (settings: Record<string, string>, count: number) =>
  inside({ ...settings, DATABASE_URL: settings['DATABASE_DIRECT_URL'], DATABASE_READ_URL: '' }, (deps, app) =>
    makePeople(count, deps, app),
  )
