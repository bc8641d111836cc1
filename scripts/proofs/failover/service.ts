import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { production } from '../../../bench/production.ts'
import { ROOT, node } from '../../setup.mjs'
import { inside, makePeople } from '../people.mjs'
import { createProgram } from '../programs.mjs'
import { isReady } from '../proof.mjs'

/** Our service in production mode on the cluster, and its users. */

/** @typedef {Awaited<ReturnType<typeof import('./cluster.mjs').createCluster>>} Cluster */
/**
 * @typedef {{
 *   cluster: Cluster,
 *   services: ReturnType<typeof createServices>,
 *   talkers: ReturnType<typeof import('./talkers.mjs').createTalker>[],
 *   stopping: AbortSignal,
 * }} World
 */

export function settingsFor(/** @type {string} */ folder, /** @type {Cluster} */ { ports, ...urls }) {
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

export function createServices(
  /** @type {string} */ folder,
  /** @type {Cluster} */ { ports },
  /** @type {Record<string, string>} */ settings,
) {
  return ports.services.map((port, place) => {
    const program = createProgram(folder, {
      name: `service${place + 1}`,
      command: node(),
      args: [path.join(ROOT, 'apps/server/src/main.ts')],
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...settings, PORT: String(port) },
    })
    return Object.assign(program, { isReady: () => isReady(port) })
  })
}

/** Without the pooler. */
export const makeTalkers = (/** @type {Record<string, string>} */ settings, /** @type {number} */ count) =>
  inside({ ...settings, DATABASE_URL: settings['DATABASE_DIRECT_URL'], DATABASE_READ_URL: '' }, (deps, app) =>
    makePeople(count, deps, app),
  )
