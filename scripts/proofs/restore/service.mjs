import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import path from 'node:path'
import { createApp } from '../../../apps/server/src/app.ts'
import { createDeps } from '../../../apps/server/src/deps.ts'
import { sweepFilesJob } from '../../../apps/server/src/modules/files/jobs/sweep-files.ts'
import { createLog } from '../../../apps/server/src/platform/observing/log.ts'
import { pdfBytes } from '../../../apps/server/src/platform/storage/testing/test-bytes.ts'
import { readSettings } from '../../../apps/server/src/settings.ts'
import { Stop } from '../../say.mjs'
import { ROOT, node } from '../../setup.mjs'
import { createProgram, until } from '../failover/programs.mjs'

/** Our service on the database, and the people who use it. */

/** @typedef {{ id: string, token: string, roomId: string }} Person */

/** Nobody who only looks makes the proof any truer, and it fills the backup. */
const BYSTANDERS = 50_000

export async function createService(
  /** @type {string} */ folder,
  /** @type {string} */ databaseUrl,
  /** @type {AbortSignal} */ stopping,
) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_ORIGIN: origin,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'error',
  }
  const program = createProgram(folder, {
    name: 'service',
    command: node(),
    args: [path.join(ROOT, 'scripts/proofs/restore/main.mjs')],
    cwd: ROOT,
    env: settings,
  })
  const isReady = async () => (await fetch(`${origin}/api/ready`)).ok

  async function call(
    /** @type {Person} */ { token },
    /** @type {string} */ method,
    /** @type {string} */ at,
    /** @type {object=} */ body,
  ) {
    const answer = await fetch(`${origin}/api${at}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: stopping,
    })
    const text = await answer.text()
    if (!answer.ok) throw new Stop(`${method} ${at}: ${answer.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  return {
    call,
    said: program.said,
    async start() {
      program.start()
      await until('우리 프로세스가 켜지지 않았어요', 90, isReady, stopping)
    },
    /** Told to, so that nothing of it is still on its way. */
    async stop() {
      if (program.pid !== undefined) process.kill(program.pid, 'SIGTERM')
      await until('우리 프로세스가 꺼지지 않았어요', 30, () => !program.isRunning, stopping)
    },
    kill: program.kill,
    /** One of the commands that a person gives after a restore; answers the lines it printed. */
    command: (/** @type {string[]} */ ...args) =>
      execFileSync(node(), ['apps/server/src/upkeep.ts', ...args], {
        cwd: ROOT,
        env: settings,
        encoding: 'utf8',
      })
        .trim()
        .split('\n'),
    say: (/** @type {Person} */ person, /** @type {string} */ message) =>
      call(person, 'POST', '/users/message', { roomId: person.roomId, message, clientId: randomUUID() }),
    async upload(/** @type {Person} */ person) {
      const where = `/users/s3/upload/${person.id}?type=resume&fileType=pdf`
      const { uploadUrl, readUrl } = await call(person, 'GET', where)
      const bytes = new Uint8Array(pdfBytes(20_000))
      const sent = await fetch(new URL(uploadUrl, origin), { method: 'PUT', body: bytes, signal: stopping })
      if (!sent.ok) throw new Stop(`올리지 못했어요: ${sent.status}`)
      await call(person, 'PATCH', '/users/additional', { resumeFileUrl: readUrl })
    },
    makePeople: (/** @type {number} */ count) =>
      inside(settings, (deps, app) => makePeople(count, deps, app)),
    /** What the hour brings: bytes of files that were taken out of their field go. */
    sweepFiles: () => inside(settings, (deps) => sweepFilesJob.run(deps)),
  }
}

/** @typedef {Awaited<ReturnType<typeof createService>>} Service */
/** @typedef {import('../../../apps/server/src/deps.ts').Deps} Deps */

/**
 * @template T
 * @param {Record<string, string | undefined>} settings
 * @param {(deps: Deps, app: Awaited<ReturnType<typeof createApp>>) => Promise<T>} work
 */
async function inside(settings, work) {
  const deps = await createDeps(readSettings({ ...settings, DEMO_DATA: 'off', SANDBOX: 'on' }), {
    log: createLog({ level: 'silent' }),
  })
  const app = await createApp(deps)
  try {
    return await work(deps, app)
  } finally {
    await app.close()
    await deps.db.close()
  }
}

/** People with a name, a phone, a login and a room with one of our agents. @returns {Promise<Person[]>} */
async function makePeople(
  /** @type {number} */ count,
  /** @type {Deps} */ { db, secrets, ids },
  /** @type {Awaited<ReturnType<typeof createApp>>} */ { tokens },
) {
  const { pool } = db
  const agent = ids.next()
  await pool.query(
    `insert into operators (id, role, email, password_hash, name, created_at)
     values ($1, 'AGENT', 'restored@coffee.example', '', '정하린', now())`,
    [agent],
  )
  await pool.query(
    `insert into users (id, phone_hash, job_label, last_active_at, created_at, updated_at)
     select gen_random_uuid(), 'bystander-' || n, '개발', now(), now(), now() from generate_series(1, $1) n`,
    [BYSTANDERS],
  )
  const people = []
  for (let place = 0; place < count; place++) {
    const [id, roomId, sessionId] = [ids.next(), ids.next(), ids.next()]
    const phone = `0109990${String(place).padStart(4, '0')}`
    await pool.query(
      `insert into users (id, phone_hash, phone_sealed, phone_proved_at, name_sealed, certified_at, last_active_at, created_at, updated_at)
       values ($1, $2, $3, now(), $4, now(), now(), now(), now())`,
      [
        id,
        secrets.mac('phone', phone),
        secrets.seal(phone, 'users.phone_sealed'),
        secrets.seal(`사람${place}`, 'users.name_sealed'),
      ],
    )
    await pool.query(
      `insert into sessions (id, user_id, device, created_at, last_used_at) values ($1, $2, '증명', now(), now())`,
      [sessionId, id],
    )
    await pool.query(
      `insert into message_rooms (id, candidate_id, operator_id, last_message_at, created_at) values ($1, $2, $3, now(), now())`,
      [roomId, id, agent],
    )
    people.push({
      id,
      roomId,
      token: tokens.issue('candidate', { subjectId: id, sessionId }, { isProved: true }),
    })
  }
  return people
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = Object(server.address())
      server.close(() => resolve(port))
    })
  })
}
