import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { createApp } from '../../../apps/server/src/app.ts'
import { createDeps } from '../../../apps/server/src/deps.ts'
import { createLog } from '../../../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../../../apps/server/src/settings.ts'
import { production } from '../../../bench/production.ts'
import { ROOT, node } from '../../setup.mjs'
import { createProgram } from './programs.mjs'

/** Our service in production mode on the cluster, and the people it is tried with. */

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
    const isReady = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(3000) })
      await answer.arrayBuffer()
      return answer.ok
    }
    return Object.assign(program, { isReady })
  })
}

/** So many people, each with a login and a room with one of our agents, past the pooler. */
export async function makePeople(
  /** @type {Record<string, string>} */ settings,
  /** @type {number} */ count,
) {
  const log = createLog({ level: 'silent' })
  const deps = await createDeps(
    readSettings({ ...settings, DATABASE_URL: settings['DATABASE_DIRECT_URL'], DATABASE_READ_URL: '' }),
    { log },
  )
  const app = await createApp(deps)
  try {
    const ids = () => Array.from({ length: count }, () => randomUUID())
    const [people, rooms, logins, agent] = [ids(), ids(), ids(), randomUUID()]
    const { pool } = deps.db
    await pool.query(
      `insert into users (id, last_active_at, created_at, updated_at)
       select id, now(), now(), now() from unnest($1::uuid[]) id`,
      [people],
    )
    await pool.query(
      `insert into sessions (id, user_id, device, created_at, last_used_at)
       select login, person, '증명', now(), now() from unnest($1::uuid[], $2::uuid[]) as made (login, person)`,
      [logins, people],
    )
    await pool.query(
      `insert into operators (id, role, email, password_hash, name, created_at)
       values ($1, 'AGENT', 'agent@coffee.example', '', '정하린', now())`,
      [agent],
    )
    await pool.query(
      `insert into message_rooms (id, candidate_id, operator_id, last_message_at, created_at)
       select room, person, $3, now(), now() from unnest($1::uuid[], $2::uuid[]) as made (room, person)`,
      [rooms, people, agent],
    )
    return people.map((userId, place) => {
      const subject = { subjectId: userId, sessionId: logins[place] }
      const token = app.tokens.issue('candidate', subject, { isProved: true })
      return { roomId: rooms[place], token }
    })
  } finally {
    await app.close()
    await deps.db.close()
  }
}
