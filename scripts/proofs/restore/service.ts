import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { sweepFilesJob } from '../../../apps/server/src/modules/files/jobs/sweep-files.ts'
import { addCompany, addOffer, addOperator } from '../../../apps/server/src/platform/db/testing/test-rows.ts'
import { pdfBytes } from '../../../apps/server/src/platform/storage/testing/test-bytes.ts'
import { Stop } from '../../say.mjs'
import { ROOT, node } from '../../setup.mjs'
import { inside, makePeople, type Person } from '../people.ts'
import { freePorts, until } from '../programs.ts'
import { createService as createProcess, WITHOUT_PAGES } from '../services.ts'

/** Our service on the database, and its users. */

/** People who do nothing, so that the backup has a size. */
const BYSTANDERS = 50_000

export async function createService(
  folder: string,
  databaseUrl: string,
  stopping: AbortSignal,
  more: Record<string, string> = {},
) {
  const [port = 0] = await freePorts(1)
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
    ...more,
  }
  const own = { ...settings, DEMO_DATA: 'off', SANDBOX: 'on' }
  const program = createProcess(folder, { name: 'service', port, settings, main: WITHOUT_PAGES })

  async function call({ token }: Person, method: string, at: string, body?: object) {
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
    key: settings.SECRETS_KEY,
    name: program.name,
    said: program.said,
    async start() {
      program.start()
      await until('우리 프로세스가 켜지지 않았어요', 90, program.isReady, stopping)
    },
    /** With SIGTERM, so that no write is pending afterwards. */
    async stop() {
      if (program.pid !== undefined) process.kill(program.pid, 'SIGTERM')
      await until('우리 프로세스가 꺼지지 않았어요', 30, () => !program.isRunning, stopping)
    },
    kill: program.kill,
    /** Runs a command of `upkeep.ts`; answers with its lines. */
    command: (...args: string[]) =>
      execFileSync(node(), ['apps/server/src/upkeep.ts', ...args], {
        cwd: ROOT,
        env: settings,
        encoding: 'utf8',
      })
        .trim()
        .split('\n'),
    notes: path.join(settings.DATA_DIR, 'erasures'),
    /** Runs a command on another data folder that it has to refuse; answers with its reason. */
    refusal(dataDir: string, ...args: string[]) {
      const env = { ...settings, DATA_DIR: dataDir }
      const { status, stderr } = spawnSync(node(), ['apps/server/src/upkeep.ts', ...args], {
        cwd: ROOT,
        env,
        encoding: 'utf8',
      })
      if (status === 0) throw new Stop(`${args.join(' ')}: 거절해야 하는데 그대로 했어요.`)
      return stderr.trim()
    },
    say: (person: Person, message: string) =>
      call(person, 'POST', '/users/message', { roomId: person.roomId, message, clientId: randomUUID() }),
    async upload(person: Person) {
      const where = `/users/s3/upload/${person.id}?type=resume&fileType=pdf`
      const { uploadUrl, readUrl } = await call(person, 'GET', where)
      const bytes = new Uint8Array(pdfBytes(20_000))
      const sent = await fetch(new URL(uploadUrl, origin), {
        method: 'PUT',
        body: bytes,
        headers: { 'content-type': 'application/pdf' },
        signal: stopping,
      })
      if (!sent.ok) throw new Stop(`올리지 못했어요: ${sent.status}`)
      await call(person, 'PATCH', '/users/additional', { resumeFileUrl: readUrl })
    },
    makePeople: (count: number) =>
      inside(own, async (deps, app) => {
        await deps.db.pool.query(
          `insert into users (id, phone_hash, job_label, last_active_at, created_at, updated_at)
           select gen_random_uuid(), 'bystander-' || n, '개발', now(), now(), now() from generate_series(1, $1) n`,
          [BYSTANDERS],
        )
        return makePeople(count, deps, app)
      }),
    /** Whoever leaves with an offer stays sealed for thirty days. */
    sendOffer: ({ id }: Person) =>
      inside(own, async ({ db: { drizzle } }) => {
        const companyId = await addCompany(drizzle)
        const operatorId = await addOperator(drizzle, companyId)
        await addOffer(drizzle, { candidateId: id, companyId, operatorId })
      }),
    /** The hourly job that deletes the bytes of removed files. */
    sweepFiles: () => inside(own, (deps) => sweepFilesJob.run(deps)),
  }
}

export type Service = Awaited<ReturnType<typeof createService>>
