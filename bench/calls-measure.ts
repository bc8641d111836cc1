import os from 'node:os'
import { type Server, takenBy } from './calls-servers.ts'
import { allMicros, familyMicros, ownMicros } from './machine.ts'
import { load } from './wrk.ts'

/** What one address of one server costs. */
export type Figures = {
  perSecond: number
  /** Of the process itself, its garbage collector and threads included. */
  nodeMicros: number
  /** Of all of PostgreSQL's processes. */
  postgresMicros: number
  p50Ms: number
  p99Ms: number
  rssMb: number
}

type Measuring = {
  server: Server
  /** Of wrk: who asks, and for what. */
  script: string
  seconds: number
  /** PostgreSQL's first process. */
  postmaster: number
}
/** `others` is the part of all cores that went to what has nothing to do with it. */
type Measured = { figures: Figures; others: number }

/**
 * Code becomes fast by being run, not by waiting. After 2,000 requests an eighth of Node's time still went to compiling, and
 * it fell until some 30,000: 560 µs, then 470, for the same list. A service runs for days.
 */
const WARM_UP = { seconds: 3, requests: 30_000, times: 10 }

async function warmUp(url: string, script: string): Promise<void> {
  let requests = 0
  for (let time = 0; time < WARM_UP.times && requests < WARM_UP.requests; time++)
    requests += (await load(url, script, WARM_UP.seconds)).requests
}

export async function measure({ server, script, seconds, postmaster }: Measuring): Promise<Measured> {
  await warmUp(server.url, script)
  const look = async () => ({
    node: await takenBy(server),
    postgres: familyMicros(postmaster),
    own: ownMicros(),
    all: allMicros(),
    at: performance.now(),
  })
  const before = await look()
  const { requests, perSecond, p50Ms, p99Ms } = await load(server.url, script, seconds)
  const after = await look()
  const node = after.node.cpuMicros - before.node.cpuMicros
  const postgres = after.postgres - before.postgres
  const others = after.all - before.all - node - postgres - (after.own - before.own)
  const cores = (after.at - before.at) * 1000 * os.availableParallelism()
  const rssMb = after.node.rss / 2 ** 20
  return {
    figures: {
      perSecond,
      nodeMicros: node / requests,
      postgresMicros: postgres / requests,
      p50Ms,
      p99Ms,
      rssMb,
    },
    others: Math.max(0, others / cores),
  }
}
