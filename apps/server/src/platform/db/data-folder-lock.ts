import { createHash } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from './process-alive.ts'

export type DataFolderLock = { release(): Promise<void> }

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
  constructor(dataDir: string, pid: number | undefined) {
    super(
      `이미 다른 프로세스가 이 데이터 폴더를 쓰고 있어요: ${dataDir}${pid ? ` (프로세스 번호 ${pid})` : ''}`,
    )
  }
}

/** One process owns a data folder. The lock ends with the process, so a killed one never blocks the next. */
export async function lockDataFolder(path: string): Promise<DataFolderLock> {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const dataDir = realpathSync(path)
  return platform() === 'linux' ? holdSocket(dataDir) : holdFile(dataDir)
}

/** An abstract Unix socket: only one living process can hold its name, and it leaves no file. */
function holdSocket(dataDir: string) {
  const { dev, ino } = statSync(dataDir, { bigint: true })
  const identity = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)
  const name = `\0coffee-attack/${identity}`
  const server = createServer((visitor) => visitor.on('error', () => {}).end(String(process.pid)))
  server.unref()
  return new Promise<DataFolderLock>((resolve, reject) => {
    server.once('error', async (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DataFolderInUse(dataDir, await askHolder(name)) : error)
    })
    server.listen(name, () => {
      resolve({ release: () => new Promise((done) => server.close(() => done())) })
    })
  })
}

function askHolder(name: string) {
  return new Promise<number | undefined>((resolve) => {
    let answer = ''
    const socket = connect(name)
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(answer) || undefined))
  })
}

/** Other systems: a file with the pid, created atomically by `link`. The file of a dead process is moved aside. */
export async function holdFile(dataDir: string): Promise<DataFolderLock> {
  const lock = join(dataDir, 'lock')
  const mine = join(dataDir, `lock.${process.pid}`)
  writeFileSync(mine, String(process.pid))
  try {
    for (;;) {
      try {
        linkSync(mine, lock)
        return { release: async () => rmSync(lock, { force: true }) }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const left = contentOf(lock)
      const holder = Number(left)
      if (holder > 0 && isProcessAlive(holder)) throw new DataFolderInUse(dataDir, holder)
      moveAside(lock, `${mine}.stale`, left)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Another process may have taken the lock between the check and the rename: then its file is moved back. */
function moveAside(lock: string, aside: string, left: string) {
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (contentOf(aside) !== left) renameSync(aside, lock)
  rmSync(aside, { force: true })
}

function contentOf(lock: string) {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}
