import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/* The machine under a bench: what it is and what its processes have used, read from /proc (Linux only). */

export const ROOT = path.resolve(import.meta.dirname, '..')

export function lookAtMachine(root = ROOT) {
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return {
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    commit: git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : ''),
    at: new Date().toISOString(),
    loadBefore: os.loadavg()[0] ?? 0,
  }
}

export type Machine = ReturnType<typeof lookAtMachine>

/** Above this load CPU time per request is still right, latency and requests a second are not. */
const QUIET_LOAD = 0.5

export function sayMachine({ cpu, cores, memoryGb, node, commit, loadBefore }: Machine): string {
  const state = loadBefore <= QUIET_LOAD ? 'quiet' : 'NOT QUIET: only CPU per request can be trusted'
  return `${cores} × ${cpu}, ${memoryGb} GB, node ${node}, commit ${commit}, load ${loadBefore.toFixed(2)} (${state})`
}

export function keepResults(name: string, results: object): void {
  const folder = path.join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`)
}

const TICK_MICROS = 10_000

function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The process name may contain spaces; it ends with the last parenthesis.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => fields[at]!)
  return { parent: parent!, own: user! + system!, ofEnded: endedUser! + endedSystem! }
}

export const parentOf = (pid: number): number => statOf(pid).parent

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return statOf(one).parent === pid
      } catch {
        return false
      }
    })

/** CPU time of a process and its children, so of PostgreSQL with all its backends. */
export function cpuMicros(pid: number): number {
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const { parent, own, ofEnded } = statOf(Number(name))
        if (Number(name) === pid) return own + ofEnded
        return parent === pid ? own : 0
      } catch {
        // It ended meanwhile; its parent has its time.
        return 0
      }
    })
  return ticks.reduce((sum, one) => sum + one, 0) * TICK_MICROS
}

/** Resident memory now, or at its highest. */
export function residentMb(pid: number, which: 'now' | 'peak' = 'now'): number {
  const name = which === 'now' ? 'VmRSS' : 'VmHWM'
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}

/** Memory of a process, what it shares with others counted once among them; PostgreSQL's backends are its children. */
export function memoryMb(pid: number, which: 'alone' | 'with children' = 'alone'): number {
  const children = which === 'alone' ? [] : childrenOf(pid)
  const kilobytes = [pid, ...children].map((one) => {
    try {
      return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      // It ended meanwhile.
      return 0
    }
  })
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * q) - 1] ?? Number.NaN
}

export function printColumns(lines: readonly (readonly string[])[]): void {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  for (const line of lines)
    console.log(
      line
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}
