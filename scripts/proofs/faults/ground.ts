import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { accountOfPostgres, createProgram } from '../programs.ts'

/*
 * The ground that the faults shake: a disk and a network of our own. As root in namespaces of our own, whatever we mount and
 * every address that we make is gone with the last process of the proof.
 */

/** Set in the process that runs in the namespaces. */
const INSIDE = 'FAULTS_IN_NAMESPACES'
const SPACES = ['--mount', '--net']
const DISK_MEGABYTES = 400
const NETWORK = 'database'
/** An own network, so the addresses meet nobody else's. */
const ADDRESSES = { ours: '10.231.77.1', database: '10.231.77.2' }
const HARDWARE = { ours: '02:00:00:00:77:01', database: '02:00:00:00:77:02' }

export const isInside = () => process.env[INSIDE] === 'yes'

/** Whether this machine lets us make namespaces; else why not. */
export function whyNoNamespaces() {
  if (process.getuid?.() !== 0) return '루트가 아니에요'
  const { status, stderr } = spawnSync('unshare', [...SPACES, 'true'], { encoding: 'utf8' })
  return status === 0 ? null : stderr.trim() || 'unshare가 없어요'
}

/** The same proof again, in namespaces of its own; answers with its exit code. */
export function runInside() {
  const [command, ...args] = process.argv as [string, ...string[]]
  const { status } = spawnSync('unshare', [...SPACES, command, ...args], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: 'yes' },
  })
  return status ?? 1
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const ip = (line: string) => run('ip', ...line.split(' '))

/** A network of the database alone, a cable away from ours. Neighbours are fixed, so that a cut is silent, as behind a router. */
export function makeNetwork() {
  run('mount', '-t', 'tmpfs', 'run', '/run')
  const [ours, theirs] = ['fault0', 'fault1']
  ip('link set lo up')
  ip(`netns add ${NETWORK}`)
  ip(`link add ${ours} address ${HARDWARE.ours} type veth peer name ${theirs} address ${HARDWARE.database}`)
  ip(`link set ${theirs} netns ${NETWORK}`)
  ip(`addr add ${ADDRESSES.ours}/30 dev ${ours}`)
  ip(`-n ${NETWORK} addr add ${ADDRESSES.database}/30 dev ${theirs}`)
  for (const where of ['', `-n ${NETWORK} `]) {
    const [device, other] = where === '' ? [ours, 'database'] : [theirs, 'ours']
    ip(`${where}link set ${device} up`)
    const neighbour = other as keyof typeof ADDRESSES
    ip(
      `${where}neigh replace ${ADDRESSES[neighbour]} lladdr ${HARDWARE[neighbour]} dev ${device} nud permanent`,
    )
  }
  ip(`-n ${NETWORK} link set lo up`)
  const queries = (line: string) => run('tc', ...line.split(' '))
  const answers = (line: string) => run('ip', 'netns', 'exec', NETWORK, 'tc', ...line.split(' '))
  return {
    way: '네트워크 이름공간과 tc',
    address: ADDRESSES.database,
    /** Starts a command in the database's network. */
    within: (command: string, args: string[]) => ['ip', 'netns', 'exec', NETWORK, command, ...args],
    /** A queue without places drops whatever is sent. */
    cut(what: 'both' | 'answers') {
      answers(`qdisc replace dev ${theirs} root pfifo limit 0`)
      if (what === 'both') queries(`qdisc replace dev ${ours} root pfifo limit 0`)
    },
    heal() {
      for (const [tc, device] of [
        [answers, theirs],
        [queries, ours],
      ] as const)
        try {
          tc(`qdisc del dev ${device} root`)
        } catch {
          // Nothing was cut here.
        }
    },
  }
}

/** A small disk of its own. */
export function makeDisk(folder: string) {
  const [image, at] = [path.join(folder, 'disk.img'), path.join(folder, 'disk')]
  mkdirSync(at)
  run('truncate', '-s', `${DISK_MEGABYTES}M`, image)
  run('mkfs.ext4', '-q', '-F', '-m', '0', image)
  run('mount', '-o', 'loop', image, at)
  const account = accountOfPostgres()
  if (account.uid !== undefined) chownSync(at, account.uid, account.gid)
  const ballast = path.join(at, 'ballast')
  let stopper: ReturnType<typeof createProgram> | undefined
  /** The shell itself thaws the disk again, whatever becomes of us. */
  const shell = (script: string) => {
    stopper = createProgram(folder, { name: 'disk', command: 'sh', args: ['-c', script, 'sh', at] })
    stopper.start()
  }
  return {
    way: '루프 장치의 ext4와 fsfreeze',
    at,
    /** Writes wait 0.7 of every 0.8 seconds. */
    slow: (seconds: number) =>
      shell(
        `i=0; while [ $i -lt ${Math.round(seconds / 0.8)} ]; do fsfreeze -f "$1"; sleep 0.7; fsfreeze -u "$1"; sleep 0.1; i=$((i+1)); done`,
      ),
    /** Whatever writes waits until the end. */
    standStill: (seconds: number) => shell(`fsfreeze -f "$1"; sleep ${seconds}; fsfreeze -u "$1"`),
    isShaken: () => stopper?.isRunning ?? false,
    fill: () => fillUp(ballast),
    empty: () => rmSync(ballast, { force: true }),
    thaw: () => void spawnSync('fsfreeze', ['-u', at], { stdio: 'ignore' }),
    close: () => void spawnSync('umount', ['--lazy', at]),
  }
}

/** A folder in memory, of a few megabytes. */
export function makeSmallFolder(at: string, megabytes: number) {
  mkdirSync(at, { recursive: true })
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'files', at)
  const ballast = path.join(at, 'ballast')
  return {
    way: '작은 tmpfs',
    fill: () => fillUp(ballast),
    empty: () => rmSync(ballast, { force: true }),
    close: () => void spawnSync('umount', ['--lazy', at]),
  }
}

/** To the last block. */
function fillUp(ballast: string) {
  const { bavail, bsize } = statfsSync(path.dirname(ballast))
  spawnSync('fallocate', ['-l', String(bavail * bsize), ballast])
  spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k', 'oflag=append', 'conv=notrunc'], {
    stdio: 'ignore',
  })
}
