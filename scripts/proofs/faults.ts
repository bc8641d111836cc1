import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../build.mjs'
import { Stop, say } from '../say.mjs'
import { findFaketime, wrongClock } from './faults/clock.ts'
import { startDatabase } from './faults/database.ts'
import { endure, type Fault } from './faults/endure.ts'
import { fullFolder } from './faults/files.ts'
import {
  isInside,
  makeDisk,
  makeNetwork,
  makeSmallFolder,
  runInside,
  whyNoNamespaces,
} from './faults/ground.ts'
import { openCable } from './faults/proxy.ts'
import { startWorld, type World } from './faults/world.ts'
import { findPrograms, freePorts, until } from './programs.ts'
import { runProof, showLogs, since } from './proof.ts'

/*
 * npm run proof:faults: the network between the process and the database is cut, the database's disk becomes slow, stands still
 * and is full, the files' folder is full, and a clock is wrong, while people write and listen. Nothing acknowledged is lost or
 * doubled, calls answer the documented 503 in time, public pages go on, and all is well afterwards without a hand.
 *
 *   --only=NAMES   some of network, disk, full, files, clock
 *   --proxy        as on a machine where namespaces cannot be made
 */

const PROGRAMS = {
  initdb: 'postgresql',
  postgres: 'postgresql',
  createdb: 'postgresql',
  setpriv: 'util-linux',
}
const GROUND = {
  unshare: 'util-linux',
  ip: 'iproute2',
  tc: 'iproute2',
  'mkfs.ext4': 'e2fsprogs',
  fsfreeze: 'util-linux',
}
const AS_ROOT = '루트로 `npm run proof:faults`를 돌려야 해 볼 수 있어요.'
const GROUPS = ['network', 'disk', 'full', 'files', 'clock']
/** Longer than the 20 s after which the service gives up a silent connection. */
const FELT_SECONDS = 25
/** The service does not start on a disk with less than 64 MB left. */
const FILES_MEGABYTES = 96
/** Blocks of the log to be begun on a full disk, until PostgreSQL cannot write any. */
const LOGS = 8

type Cable = Pick<Awaited<ReturnType<typeof openCable>>, 'cut' | 'heal'>
type Disk = ReturnType<typeof makeDisk>

const felt = ({ stopping }: World, seconds = FELT_SECONDS) =>
  sleep(seconds * 1000, undefined, { signal: stopping })

const cutNetwork = (world: World, cable: Cable): Fault[] =>
  (['both', 'answers'] as const).map((what) => ({
    name: what === 'both' ? '끊긴 네트워크' : '답만 오지 않는 네트워크',
    mayRefuse: true,
    async begin() {
      cable.cut(what)
      await felt(world)
    },
    end: () => cable.heal(),
  }))

function badDisk({ stopping }: World, disk: Disk): Fault[] {
  const shaken = (name: string, shake: (seconds: number) => void): Fault => ({
    name,
    mayRefuse: true,
    async begin() {
      shake(FELT_SECONDS)
      await until('디스크가 다시 움직이지 않아요', 120, () => !disk.isShaken(), stopping)
    },
    end: () => disk.thaw(),
  })
  return [shaken('느린 디스크', disk.slow), shaken('멈춰 선 디스크', disk.standStill)]
}

function fullDisk(world: World, disk: Disk): Fault {
  const { database, stopping } = world
  return {
    name: '가득 찬 디스크',
    mayRefuse: true,
    async begin({ refused }) {
      disk.fill()
      await until('디스크가 가득 차도 거절하지 않아요', 120, () => refused() > 0, stopping)
      await felt(world, 5)
      // PostgreSQL ends itself when it cannot write its log.
      for (let count = 0; count < LOGS; count++)
        await database.ask('select pg_switch_wal(), txid_current()').catch(() => {})
      await felt(world, 15)
    },
    end() {
      disk.empty()
      say(`  가득 찬 동안 PostgreSQL이 멈춰서 다시 켠 것이 ${database.restarts()}번이에요.`)
    },
  }
}

async function prove(folder: string, asked: string[], stopping: AbortSignal) {
  const inside = isInside()
  const program = findPrograms({ ...PROGRAMS, ...(inside && GROUND) })
  const files = path.join(folder, 'files')
  mkdirSync(files)
  const [port = 0] = await freePorts(1)
  const network = inside ? makeNetwork() : undefined
  const disk = inside ? makeDisk(folder) : undefined
  const small = inside ? makeSmallFolder(files, FILES_MEGABYTES) : undefined
  const faketime = findFaketime()
  const database = await startDatabase({
    folder,
    at: disk?.at ?? folder,
    address: network?.address ?? '127.0.0.1',
    port,
    program,
    within: network?.within ?? ((command, args) => [command, ...args]),
    stopping,
  })
  const proxy = network ? undefined : await openCable(port)
  const cable = network ?? proxy!
  const way = network ? `${network.address}:${port}` : `127.0.0.1:${proxy!.port}`
  const databaseUrl = `postgresql://coffee@${way}/coffee`
  let world: World | undefined
  const close = () => {
    disk?.thaw()
    cable.heal()
    world?.close()
    database.stop()
    proxy?.close()
    disk?.close()
    small?.close()
  }
  process.on('exit', close)
  try {
    world = await startWorld({ folder, database, databaseUrl, files, stopping })
    say(
      `프로세스 둘이 켜졌어요. 네트워크는 ${cable.way}, 디스크는 ${disk?.way ?? '없음'}, 파일 폴더는 ${small?.way ?? '없음'}으로 흔들어요.`,
    )
    const given = world
    const groups: Record<string, () => Fault[] | string | Promise<Fault[] | string>> = {
      network: () => cutNetwork(given, cable),
      disk: () => (disk ? badDisk(given, disk) : `디스크: ${AS_ROOT}`),
      full: () => (disk ? [fullDisk(given, disk)] : `가득 찬 디스크: ${AS_ROOT}`),
      files: () => (small ? [fullFolder(given, small, files)] : `파일 폴더: ${AS_ROOT}`),
      clock: async () =>
        faketime
          ? [await wrongClock(given, folder, faketime)]
          : '시계: 데비안에서는 apt-get install faketime 명령으로 설치해야 해 볼 수 있어요.',
    }
    const left: string[] = []
    for (const name of asked) {
      const faults = await groups[name]!()
      if (typeof faults === 'string') left.push(faults)
      else for (const fault of faults) await endure(world, fault)
    }
    return left
  } catch (error) {
    showLogs([...(world?.services ?? []), database])
    throw error
  } finally {
    close()
    process.off('exit', close)
  }
}

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, proxy: { type: 'boolean', default: false } },
})

const askedFor = (only: string | undefined) => {
  const asked = only?.split(',') ?? GROUPS
  const unknown = asked.filter((name) => !GROUPS.includes(name))
  if (unknown.length > 0)
    throw new Stop(`--only에는 ${GROUPS.join(', ')}만 적을 수 있어요: ${unknown.join(', ')}`)
  return asked
}

async function shake() {
  const asked = askedFor(options.only)
  await runProof({ name: 'faults', minutes: 30 }, async (folder, stopping) => {
    const began = performance.now()
    const left = await prove(folder, asked, stopping)
    for (const sentence of left) say(`해 보지 못했어요. ${sentence}`)
    const unasked = GROUPS.filter((name) => !asked.includes(name))
    if (unasked.length > 0) say(`해 보지 않았어요: ${unasked.join(', ')}`)
    if (left.length > 0) throw new Stop('해 보지 못한 것이 있어요. 해 본 것은 모두 견뎠어요.')
    say(`모두 견뎠어요. 확인받은 것은 하나도 사라지거나 두 번 남지 않았어요 (${since(began)}).`)
  })
}

const why = isInside() ? null : options.proxy ? '--proxy' : whyNoNamespaces()
await ensureBuilt()
if (isInside()) await shake()
else if (why === null) process.exitCode = runInside()
else {
  say(`이름공간을 만들 수 없어서(${why}) 우리 프록시로만 해 봐요.`)
  await shake()
}
