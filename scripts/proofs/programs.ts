import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '../say.mjs'

/** Programs of this machine that the proofs start and kill. */

/** Debian keeps PostgreSQL's programs in a folder per version. */
const PLACES = [
  '/usr/bin',
  '/usr/sbin',
  ...['15', '16', '17', '18'].map((version) => `/usr/lib/postgresql/${version}/bin`),
]
const PORTS = { from: 22_000, until: 23_000 }

/** PostgreSQL and PgBouncer refuse to run as root; whoever is not root runs them as themselves. */
export function accountOfPostgres() {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

/** The paths of the programs. A missing one stops the proof with the command that installs it. */
export function findPrograms(packages: Record<string, string>) {
  const there = PLACES.flatMap((place) => {
    try {
      return readdirSync(place).map((name) => [name, path.join(place, name)] as const)
    } catch {
      return []
    }
  })
  // Where there are several versions, the newest.
  const found = new Map(there)
  const missing = Object.entries(packages).filter(([name]) => !found.has(name))
  if (missing.length > 0)
    throw new Stop(
      `이 컴퓨터에 ${missing.map(([name]) => name).join(', ')} 프로그램이 없어요. 데비안에서는 apt-get install ${missing.map(([, debian]) => debian).join(' ')} 명령으로 설치해 주세요.`,
    )
  return (name: string) => found.get(name) as string
}

async function isFree(port: number) {
  const server = createServer()
  try {
    await new Promise((resolve, reject) => {
      server.on('error', reject).listen(port, '127.0.0.1', () => resolve(null))
    })
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** Unused ports of this machine. */
export async function freePorts(count: number, { from, until: end } = PORTS) {
  const ports = []
  for (let port = from; port < end && ports.length < count; port++) if (await isFree(port)) ports.push(port)
  if (ports.length < count) throw new Stop('쓸 수 있는 포트가 모자라요.')
  return ports
}

type Recipe = {
  name: string
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  uid?: number
  gid?: number
}

/** A program with a log of its own, which can be started again and again. */
export function createProgram(folder: string, { name, command, args, ...options }: Recipe) {
  let child: ChildProcess | null = null
  const log = path.join(folder, `${name}.log`)
  return {
    name,
    get pid() {
      return child?.pid
    },
    get isRunning() {
      return child !== null && child.exitCode === null && child.signalCode === null
    },
    start() {
      const to = openSync(log, 'a')
      child = spawn(command, args, { ...options, stdio: ['ignore', to, to] })
      child.on('error', () => {})
      closeSync(to)
    },
    /** With SIGKILL, its child processes too. */
    kill() {
      for (const pid of child?.pid ? [child.pid, ...childrenOf(child.pid)] : []) killNow(pid)
    },
    said: () => readFileSync(log, 'utf8'),
  }
}

export type Program = ReturnType<typeof createProgram>

/** The settings that a program printed. */
export const settingsIn = (said: string): Record<string, string> =>
  Object.fromEntries([...said.matchAll(/^([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]))

export function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** All descendants of a process, from /proc. */
export function childrenOf(pid: number) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }]
      } catch {
        return []
      }
    })
  const below: (of: number) => number[] = (of) =>
    parents.filter(({ parent }) => parent === of).flatMap(({ pid: own }) => [own, ...below(own)])
  return below(pid)
}

/** Waits until the condition holds; stops with a sentence when it takes too long. */
export async function until<T>(
  what: string,
  seconds: number,
  isSo: () => Promise<T> | T,
  stopping: AbortSignal,
): Promise<T> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    stopping.throwIfAborted()
    const answer = await Promise.resolve(isSo()).catch(() => null)
    if (answer) return answer
    if (performance.now() > deadline) throw new Stop(`${seconds}초가 지나도 ${what}.`)
    await sleep(100)
  }
}
