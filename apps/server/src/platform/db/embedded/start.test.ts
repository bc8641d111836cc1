import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProcess } from '../testing/processes/run.ts'
import { makeTestFolder, quickPlace, removeTestFolder } from '../testing/test-folder.ts'
import { withClient } from '../with-client.ts'
import { type EmbeddedServer, startEmbedded } from './start.ts'

/** The tests share one data folder, because its first start takes the longest. */
let folder: string
beforeAll(() => {
  folder = makeTestFolder(quickPlace())
})
afterAll(async () => {
  await removeTestFolder(join(folder, 'data'))
  await removeTestFolder(folder)
})

const start = (dataDir = join(folder, 'data')) =>
  startEmbedded({ dataDir, log: { info() {}, warn() {}, error() {} } })

const ask = (server: EmbeddedServer, question: string) =>
  withClient({ ...server.connection, database: 'postgres' }, async (client) => {
    return (await client.query(question)).rows[0] as unknown
  })

const PATIENCE = 60_000
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const nobodyCanRunUs = isRoot && spawnSync(process.execPath, ['--version'], nobody).status === 0

describe('the embedded server', () => {
  test(
    'starts over after an interrupted first start',
    async () => {
      mkdirSync(join(folder, 'data/postgres.new'), { recursive: true })
      writeFileSync(join(folder, 'data/postgres.new/PG_VERSION'), '18')
      const server = await start()
      expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 })
      await server.stop()
      expect(existsSync(join(folder, 'data/postgres.new'))).toBe(false)
    },
    PATIENCE,
  )

  test(
    'writes durably, listens on its socket only, and knows Hangul letters',
    async () => {
      const server = await start()
      const settings = await ask(
        server,
        `select current_setting('fsync') as fsync, current_setting('listen_addresses') as network,
        current_setting('server_encoding') as encoding, to_tsvector('simple', '백엔드 개발자')::text as words`,
      )
      await server.stop()
      expect(settings).toEqual({ fsync: 'on', network: '', encoding: 'UTF8', words: "'개발자':2 '백엔드':1" })
    },
    PATIENCE,
  )

  test(
    'runs in a private folder with a long, unusual name',
    async () => {
      chmodSync(folder, 0o700)
      const dataDir = join(folder, `우리 "회사's" $HOME 폴더 ${'아주 '.repeat(12)}긴 이름`, 'data')
      const server = await start(dataDir)
      expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 })
      expect(server.connection.host.length).toBeLessThan(dataDir.length)
      await server.stop()
      expect(existsSync(server.connection.host)).toBe(false)
    },
    PATIENCE,
  )

  test.runIf(isRoot)(
    'started by root, runs as nobody without root’s groups',
    async () => {
      const server = await start()
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
      await server.stop()
      expect(status).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m)
      expect(status).toMatch(/^Gid:\t65534\t65534\t65534\t65534$/m)
      expect(status).toMatch(/^Groups:\t\s*$/m)
    },
    PATIENCE,
  )

  test.runIf(nobodyCanRunUs)(
    'started by an ordinary user, runs as that user',
    async () => {
      const dataDir = makeTestFolder(quickPlace())
      chownSync(dataDir, nobody.uid, nobody.gid)
      const holder = runProcess('hold-database.ts', dataDir, nobody)
      await holder.says(1)
      holder.child.kill('SIGTERM')
      await holder.ended
      await removeTestFolder(dataDir)
      expect(holder.said.err).toBe('')
    },
    PATIENCE,
  )
})

describe('a start after a crash', () => {
  test(
    'adopts a server that is still running',
    async () => {
      const first = await start()
      const second = await start()
      expect(second).toMatchObject({ pid: first.pid, adopted: true })
      await second.stop()
      await first.stop()
    },
    PATIENCE,
  )

  test(
    'recovers after the server was killed, and does not adopt the dying one',
    async () => {
      const first = await start()
      await ask(first, 'create table kept as select 7 as seven')
      process.kill(first.pid, 'SIGKILL')
      const second = await start()
      expect(second.adopted).toBe(false)
      expect(await ask(second, 'select seven from kept')).toEqual({ seven: 7 })
      await second.stop()
    },
    PATIENCE,
  )

  test(
    'ignores lock files whose pid belongs to another process of the account',
    async () => {
      const account = isRoot ? nobody : {}
      const stranger = spawn('sleep', ['60'], { ...account, stdio: 'ignore' })
      await once(stranger, 'spawn')
      const locks = {
        'postmaster.pid': `${stranger.pid}\n/proc/self/cwd\n1\n5432\n.\n\n 1 1\nready   \n`,
        '.s.PGSQL.5432.lock': `${stranger.pid}\n/proc/self/cwd\n1\n5432\n.\n`,
      }
      for (const [name, content] of Object.entries(locks)) {
        const file = join(folder, 'data/postgres', name)
        writeFileSync(file, content, { mode: 0o600 })
        if (isRoot) chownSync(file, nobody.uid, nobody.gid)
      }
      const server = await start().finally(() => stranger.kill())
      expect(server.adopted).toBe(false)
      expect(server.pid).not.toBe(stranger.pid)
      await server.stop()
    },
    PATIENCE,
  )

  test(
    'shows PostgreSQL’s message when it cannot start',
    async () => {
      writeFileSync(join(folder, 'data/postgres/postgresql.conf'), 'no_such_setting = 1\n')
      await expect(start()).rejects.toThrow(/PostgreSQL이 시작되지 못했어요: .*no_such_setting/s)
    },
    PATIENCE,
  )

  test('refuses a cluster of another version with a message', async () => {
    writeFileSync(join(folder, 'data/postgres/PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow('PostgreSQL 버전(17)이 프로그램의 버전(18)과 달라요')
  })
})
