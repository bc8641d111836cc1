import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hold } from '../proof.ts'
import type { Fault } from './endure.ts'
import type { World } from './world.ts'

/** The clock of one process jumps, while the database and the other process keep the right time. */

const LIBRARIES = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
)
/** Whole minutes wrong, which a machine without NTP is after months. */
const WRONG_SECONDS = 5 * 60
const FELT_MS = 15_000
/** How long libfaketime keeps what it read of the file. */
const READ_MS = 1_500

export const findFaketime = () => LIBRARIES.find((library) => existsSync(library))

/** Starts the first process again with a clock that a file sets. */
export async function wrongClock(world: World, folder: string, library: string): Promise<Fault> {
  const [first] = world.services
  const file = path.join(folder, 'clock')
  const set = async (seconds: number) => {
    writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`)
    await sleep(READ_MS, undefined, { signal: world.stopping })
  }
  /** Its clock as its answers tell it. */
  const off = async () => {
    const answer = await fetch(`${first!.url}/api/health`)
    await answer.arrayBuffer()
    return (Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000
  }
  await set(0)
  first!.kill()
  await first!.start({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  return {
    name: '5분 빠르다가 5분 느린 시계',
    mayRefuse: false,
    async begin() {
      for (const seconds of [WRONG_SECONDS, -WRONG_SECONDS]) {
        await set(seconds)
        const seen = await off()
        hold(Math.abs(seen - seconds) < 5, `시계가 ${seconds}초가 아니라 ${Math.round(seen)}초 달라요.`)
        await sleep(FELT_MS, undefined, { signal: world.stopping })
      }
    },
    end: () => set(0),
  }
}
