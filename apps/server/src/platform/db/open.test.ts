import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PATIENT } from '../../testing/patient.ts'
import { clusterFolder } from './embedded/cluster.ts'
import { findPostmaster } from './embedded/postmaster.ts'
import type { DatabaseLog } from './log.ts'
import { openDatabase } from './open.ts'
import { runProcess } from './testing/processes/run.ts'
import { makeTestFolder, quickPlace, removeTestFolder } from './testing/test-folder.ts'

/** The tests share one data folder, like the starts of a real installation. */
let dataDir: string
beforeAll(() => {
  dataDir = makeTestFolder(quickPlace())
})
afterAll(() => removeTestFolder(dataDir))

const quiet = { info() {}, warn() {}, error() {} }
const spied = () => ({ ...quiet, warn: vi.fn<DatabaseLog['warn']>() })
const PATIENCE = 60_000

test(
  'a second process on the same data folder is refused with a message, and the first continues',
  async () => {
    const first = runProcess('hold-database.ts', dataDir)
    await first.says(1)
    const second = runProcess('hold-database.ts', dataDir)
    const [exitCode] = await second.ended
    expect(exitCode).toBe(1)
    expect(second.said.err).toBe(
      `이미 다른 프로세스가 이 데이터 폴더를 쓰고 있어요: ${dataDir} (프로세스 번호 ${first.child.pid})\n`,
    )
    expect(first.child.exitCode).toBe(null)
    first.child.kill('SIGTERM')
    expect(await first.ended).toEqual([0, null])
  },
  PATIENCE,
)

test(
  'after a clean end nothing is running, and the next start finds the data',
  async () => {
    const log = spied()
    const first = await openDatabase({ dataDir, log })
    await first.pool.query(
      `insert into survey_questions (code, question) values ('Q1', '지금 이직을 생각하나요?')`,
    )
    await first.close()
    const second = await openDatabase({ dataDir, log })
    const { rows } = await second.pool.query('select question from survey_questions')
    await second.close()
    expect(rows).toEqual([{ question: '지금 이직을 생각하나요?' }])
    expect(log.warn).not.toHaveBeenCalled()
  },
  PATIENCE,
)

test(
  'acknowledged writes survive kill -9, and the orphaned server is adopted',
  async () => {
    const writers = runProcess('write-until-killed.ts', dataDir)
    await writers.says(500)
    writers.child.kill('SIGKILL')
    await writers.ended
    const acknowledged = writers.said.out.split('\n').filter((line) => line.length === 36)
    expect(acknowledged.length).toBeGreaterThan(499)

    const log = spied()
    const database = await openDatabase({ dataDir, log })
    const { rows } = await database.pool.query<{ id: string }>('select id from utm_visits')
    await database.close()
    const kept = new Set(rows.map((row) => row.id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(log.warn).toHaveBeenCalledWith(
      { pid: expect.any(Number) },
      '지난 실행이 남긴 PostgreSQL을 이어서 써요.',
    )
  },
  PATIENCE,
)

test(
  '[OPS-1] an embedded server that dies is restarted with all acknowledged writes, and logged',
  async () => {
    const log = { ...spied(), error: vi.fn<DatabaseLog['error']>() }
    const database = await openDatabase({ dataDir, log })
    try {
      await database.pool.query(
        `insert into survey_questions (code, question) values ('Q2', '언제쯤인가요?')`,
      )
      const { pid } = findPostmaster(clusterFolder(dataDir))!
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query(`select question from survey_questions where code = 'Q2'`)
        expect(rows).toEqual([{ question: '언제쯤인가요?' }])
        expect(findPostmaster(clusterFolder(dataDir))?.pid ?? pid).not.toBe(pid)
      }, PATIENT)
      expect(log.error.mock.calls).toEqual([[{ pid }, '내장 PostgreSQL이 꺼져서 다시 켜요.']])
      expect(log.warn).toHaveBeenCalledWith(
        { pid: findPostmaster(clusterFolder(dataDir))!.pid },
        '내장 PostgreSQL을 다시 켰어요.',
      )
    } finally {
      await database.close()
    }
    expect(findPostmaster(clusterFolder(dataDir))).toBeUndefined()
  },
  PATIENCE,
)
