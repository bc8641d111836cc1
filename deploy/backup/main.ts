import { createServer } from 'node:http'
import { createDatabase } from './database.ts'
import { drill } from './drill.ts'
import { figures } from './figures.ts'
import { createFiles } from './files.ts'
import { isDue } from './schedule.ts'
import { TASKS, readSettings, type Task } from './settings.ts'
import { createState } from './state.ts'

/*
 * Backs up by itself: base backups of the database, copies of the files and of the notes of who was erased, and a restore
 * drill, each when it is due; tells how they went to Prometheus. docs/running/backup.md says how to restore.
 */

const USAGE = `쓰는 법
  serve                  때가 되면 백업하고 훈련하고, /metrics에 알려요
  run 일                 지금 한 번 해요: ${TASKS.join(', ')}
  restore-files          올린 파일과 지운 사람의 쪽지를 서비스의 저장소로 되돌려요
  figures                /metrics에 나오는 것을 보여요`

const LOOK_EVERY_MS = 10_000

const log = (fields: object) => console.log(JSON.stringify({ time: new Date().toISOString(), ...fields }))

async function main([command, name]: readonly string[]) {
  const settings = readSettings(process.env)
  const [database, files, state] = [
    createDatabase(settings),
    createFiles(settings),
    createState(settings.folder),
  ]
  const sources = { settings, database, state }

  const work: Record<Task, (now: Date) => Promise<Record<string, number> | void>> = {
    async database(now) {
      await database.createStanza()
      await database.backUp(now)
    },
    notes: async () => void (await files.copyNotes()),
    files: (now) => files.copyFiles(now),
    drill: () => drill(settings, files),
  }

  async function perform(task: Task) {
    const began = new Date()
    const triedAt = began.getTime()
    try {
      const told = await work[task](began)
      const seconds = (Date.now() - triedAt) / 1000
      state.note(task, {
        triedAt,
        doneAt: Date.now(),
        failed: false,
        seconds,
        ...(told && { figures: told }),
      })
      if (task !== 'notes') log({ level: 'info', task, seconds, ...told, msg: 'done' })
    } catch (error) {
      state.note(task, { triedAt, failed: true })
      log({ level: 'error', task, msg: (error as Error).message })
      throw error
    }
  }

  if (command === 'figures') return console.log(await figures(sources))
  if (command === 'restore-files') return files.restore()
  if (command === 'run' && TASKS.some((task) => task === name)) return perform(name as Task)
  if (command !== 'serve') throw new Error(USAGE)

  const busy = new Set<Task>()
  const look = () => {
    for (const task of settings.tasks) {
      if (busy.has(task) || !isDue(task, new Date(), { settings, state: state.read() })) continue
      busy.add(task)
      void perform(task)
        .catch(() => {})
        .finally(() => busy.delete(task))
    }
  }
  look()
  setInterval(look, LOOK_EVERY_MS)
  createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(request.url === '/health' ? 204 : 404).end()
    figures(sources).then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  }).listen(settings.port)
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
