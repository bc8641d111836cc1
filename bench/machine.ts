import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

/** The machine under a bench: what it is, and who else worked on it. Linux tells all of it under /proc. */

export type Machine = {
  cpu: string
  cores: number
  memoryGb: number
  node: string
  commit: string
  at: string
  loadBefore: number
}

/** Above these the figures are not worth keeping: latency first of all, CPU time last. */
const QUIET = { load: 0.5, others: 0.1 }
const MICROS_A_TICK = 10_000

export function lookAtMachine(root: string): Machine {
  const [cpu] = os.cpus()
  return {
    cpu: cpu?.model.trim() ?? 'unknown',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    commit: commitOf(root),
    at: new Date().toISOString(),
    loadBefore: os.loadavg()[0] ?? 0,
  }
}

function commitOf(root: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ' and changes'
    return git('rev-parse', '--short', 'HEAD') + changed
  } catch {
    return 'unknown'
  }
}

/** In one line, and a warning when the machine had other work. `others` is their part of all cores, 0 to 1. */
export function sayMachine(machine: Machine, others: number): string {
  const { cpu, cores, memoryGb, node, commit, at, loadBefore } = machine
  const isQuiet = loadBefore <= QUIET.load && others <= QUIET.others
  const state = `load before ${loadBefore.toFixed(2)}, other processes ${Math.round(others * 100)} % of all cores`
  return (
    `${cores} × ${cpu}, ${memoryGb} GB, node ${node}, commit ${commit}, ${at}\n` +
    (isQuiet
      ? `quiet: ${state}`
      : `NOT QUIET: ${state}. CPU per request still tells; latency and requests/s do not.`)
  )
}

const stat = (pid: number | 'self') => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name may hold spaces and ends with the last parenthesis.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
const fields = { parent: 1, user: 11, system: 12, reapedUser: 13, reapedSystem: 14 }
const ticks = (of: readonly string[], names: readonly (keyof typeof fields)[]) =>
  names.reduce((sum, name) => sum + Number(of[fields[name]]), 0)

/** What this process and those it has seen end (wrk) have taken. */
export const ownMicros = (): number =>
  ticks(stat('self'), ['user', 'system', 'reapedUser', 'reapedSystem']) * MICROS_A_TICK

/** What everything on the machine has taken, the waiting for disks apart. */
export function allMicros(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/\s+/)
    .map(Number)
  return (user + nice + system + irq + softirq) * MICROS_A_TICK
}

export const parentOf = (pid: number): number => Number(stat(pid)[fields.parent])

/** What a process and all it has started have taken: PostgreSQL with its backends. */
export function familyMicros(pid: number): number {
  const members = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return members.reduce((sum, name) => {
    try {
      const own = stat(Number(name))
      const belongs = Number(name) === pid || Number(own[fields.parent]) === pid
      if (!belongs) return sum
      const reaped = Number(name) === pid ? (['reapedUser', 'reapedSystem'] as const) : []
      return sum + ticks(own, ['user', 'system', ...reaped]) * MICROS_A_TICK
    } catch {
      // It ended meanwhile; its parent has what it took.
      return sum
    }
  }, 0)
}
