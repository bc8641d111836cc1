import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop, say } from '../../say.mjs'
import { ROOT } from '../../setup.mjs'

/*
 * A PgBouncer that knows named statements (1.21 or newer), as deploy/compose.yaml has it. Debian 12 has 1.18, so the packages
 * of Debian 13 are fetched once, with apt's own signatures, into `.cache/pgbouncer`; nothing is installed.
 */

const SUITE = 'trixie'
/** PgBouncer and every library that it loads, the C library too. */
const PACKAGES = [
  'pgbouncer',
  'libaudit1',
  'libc6',
  'libcap-ng0',
  'libcap2',
  'libcares2',
  'libevent-2.1-7t64',
  'libpam0g',
  'libssl3t64',
  'libsystemd0',
  'libzstd1',
  'zlib1g',
]
const CACHE = path.join(ROOT, '.cache', 'pgbouncer')
const OLDEST = [1, 21] as const

export type Pooler = { command: string; version: string }

/** The program's version, and whether statements may have names there. */
export function lookAt(command: string) {
  const said = execFileSync(command, ['--version'], { encoding: 'utf8' })
  const [, version = '0.0', major = 0, minor = 0] = /PgBouncer ((\d+)\.(\d+)\S*)/.exec(said) ?? []
  const [least, lesser] = OLDEST
  const names = Number(major) > least || (Number(major) === least && Number(minor) >= lesser)
  return { command, version, names }
}

/** PGBOUNCER, the one of this machine if it is new enough, or the one of Debian 13, unpacked into the folder. */
export function findNamingPooler(installed: string, folder: string): Pooler {
  const own = process.env['PGBOUNCER'] ?? installed
  const seen = lookAt(own)
  if (seen.names) return seen
  if (process.env['PGBOUNCER'])
    throw new Stop(`PGBOUNCER가 ${seen.version}이에요. 1.21부터 이름 붙은 문장을 알아요.`)
  try {
    const debs = fetchPackages()
    return lookAt(unpack(debs, path.join(folder, 'pgbouncer')))
  } catch (error) {
    throw new Stop(
      `이름 붙은 문장으로는 해 보지 못했어요: 이 컴퓨터의 PgBouncer는 ${seen.version}이고(1.21부터 알아요), 데비안 13의 것을 받지 못했어요 (${reasonOf(error)}). 1.21 이상을 설치하고 PGBOUNCER=/그/프로그램 npm run proof:pooler -- --half=named 로 다시 해 주세요.`,
    )
  }
}

const reasonOf = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n', 1)[0]

/** apt with lists of its own, so that the machine's stay as they are. */
function fetchPackages() {
  if (existsSync(CACHE)) return CACHE
  say(`데비안 ${SUITE}의 PgBouncer를 받아요 (처음 한 번) …`)
  const unfinished = `${CACHE}.part`
  rmSync(unfinished, { recursive: true, force: true })
  const place = (name: string) => path.join(unfinished, name)
  for (const name of ['lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(place(name), { recursive: true })
  const key = '/usr/share/keyrings/debian-archive-keyring.gpg'
  writeFileSync(place('sources.list'), `deb [signed-by=${key}] http://deb.debian.org/debian ${SUITE} main\n`)
  const options = Object.entries({
    'Dir::Etc::SourceList': place('sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': place('lists'),
    'Dir::State::Status': '/dev/null',
    'Dir::Cache': place('cache'),
    'Debug::NoLocking': '1',
    'Acquire::Languages': 'none',
    ...(process.getuid?.() === 0 && { 'APT::Sandbox::User': 'root' }),
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  const apt = (...args: string[]) =>
    execFileSync('apt-get', [...options, '-qq', ...args], {
      cwd: place('debs'),
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
    })
  apt('update')
  apt('download', ...PACKAGES)
  renameSync(place('debs'), CACHE)
  rmSync(unfinished, { recursive: true, force: true })
  return CACHE
}

/** Answers with a command that starts the program with its own libraries. PostgreSQL's account can read the folder. */
function unpack(debs: string, to: string) {
  for (const name of readdirSync(debs)) execFileSync('dpkg-deb', ['-x', path.join(debs, name), to])
  const triplet = readdirSync(path.join(to, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? ''
  const libraries = path.join(to, 'usr/lib', triplet)
  const loader = readdirSync(libraries).find((name) => name.startsWith('ld-linux')) ?? ''
  const command = path.join(to, 'pgbouncer')
  const program = path.join(to, 'usr/sbin/pgbouncer')
  const start = `exec '${path.join(libraries, loader)}' --library-path '${libraries}' '${program}' "$@"`
  writeFileSync(command, `#!/bin/sh\n${start}\n`, { mode: 0o755 })
  return command
}
