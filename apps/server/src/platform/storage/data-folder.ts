import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The folder cannot be used; the message is shown at the start. */
export class DataFolderUnusable extends Error {
  override readonly name = 'DataFolderUnusable'
}

/** A new database needs more than this. */
const NEEDED_MB = 64
const MB = 1024 * 1024

export const fullDisk = (place: string): string =>
  `디스크가 가득 찼어요: ${place}. ${NEEDED_MB}MB 이상 비운 뒤 다시 시작해 주세요.`

/** The problem behind a file system error; null for other errors. */
export function folderProblem(error: NodeJS.ErrnoException, dataDir: string): string | null {
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return fullDisk(dataDir)
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return `데이터 폴더에 쓸 수 없어요: ${dataDir}. 읽기 전용이거나 이 사용자에게 권한이 없어요. 권한을 주거나 DATA_DIR에 다른 폴더를 적어 주세요.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `데이터 폴더가 있어야 할 자리에 파일이 있어요: ${dataDir}. 파일을 옮기거나 DATA_DIR에 다른 폴더를 적어 주세요.`
    default:
      return null
  }
}

type Room = { blocks: number; bavail: number; bsize: number }

/** Creates the folder and checks that it is writable. */
export function prepareDataFolder(dataDir: string, roomOf: (path: string) => Room = statfsSync): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeProbe(join(dataDir, `probe.${process.pid}`))
  } catch (cause) {
    const problem = folderProblem(cause as NodeJS.ErrnoException, dataDir)
    throw problem ? new DataFolderUnusable(problem, { cause }) : cause
  }
  const { blocks, bavail, bsize } = roomOf(dataDir)
  if (blocks > 0 && bavail * bsize < NEEDED_MB * MB) throw new DataFolderUnusable(fullDisk(dataDir))
}

function writeProbe(path: string): void {
  const probe = openSync(path, 'w', 0o600)
  try {
    writeSync(probe, 'coffee')
    fsyncSync(probe)
  } finally {
    closeSync(probe)
    rmSync(path, { force: true })
  }
}
