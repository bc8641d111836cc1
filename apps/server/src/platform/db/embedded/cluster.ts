import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

export const SUPERUSER = 'app'

/** Hangul counts as letters only under a UTF-8 character type; without it pg_trgm finds nothing in Korean. */
const CHARACTER_TYPE = platform() === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** One flush of the file system instead of one per file: as durable, and much faster. */
export const FLUSH = platform() === 'linux' ? 'syncfs' : 'fsync'

/** Without the PG* variables of the shell. */
export const ENVIRONMENT = { TZ: 'UTC' }

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres')

/**
 * The data directory as an argument. On Linux programs start inside it and get their own working directory, so that the account needs no
 * permission on the parent folders, such as root's home.
 */
export const folderArgument = (cluster: string) => (platform() === 'linux' ? '/proc/self/cwd' : cluster)

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no half of one. */
export async function ensureCluster(dataDir: string, account: Account, binaries: Binaries) {
  const cluster = clusterFolder(dataDir)
  if (existsSync(cluster)) return refuseOtherVersion(cluster, binaries.majorVersion)
  const unfinished = `${cluster}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  if (account) chownSync(unfinished, account.uid, account.gid)

  const options = [
    `--pgdata=${folderArgument(unfinished)}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${CHARACTER_TYPE}`,
    `--sync-method=${FLUSH}`,
    '--no-instructions',
  ]
  try {
    await promisify(execFile)(binaries.initdb, options, { ...account, cwd: unfinished, env: ENVIRONMENT })
  } catch (cause) {
    throw new Error(`데이터베이스를 만들지 못했어요: ${(cause as { stderr?: string }).stderr?.trim()}`, {
      cause,
    })
  }
  renameSync(unfinished, cluster)
  flushFolder(dataDir)
}

function refuseOtherVersion(cluster: string, ours: string) {
  let version: string
  try {
    version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (cause) {
    throw new Error(`데이터베이스 폴더를 읽을 수 없어요: ${cluster}. 처음 만든 사용자로 시작해 주세요.`, {
      cause,
    })
  }
  if (version === ours) return
  throw new Error(
    `데이터 폴더의 PostgreSQL 버전(${version})이 프로그램의 버전(${ours})과 달라요: ${cluster}. pg_upgrade로 옮긴 뒤 다시 시작해 주세요.`,
  )
}

function flushFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
