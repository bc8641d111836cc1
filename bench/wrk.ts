import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

/* The load comes from wrk: a client in Node would need more of the machine for a page than the service that sends it. */

export type Load = { requests: number; perSecond: number; p50Ms: number; p99Ms: number }
/** One of those who ask in turns: for what, and the headers that are sent along. */
export type Turn = { path: string; headers: Record<string, string> }

const CONNECTIONS = 16
/** As a proxy would tell it: each from an address of their own, so that nobody is counted with others. */
const addressOf = (place: number) => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`

/** Says how to get wrk where there is none. */
export function checkWrk(): void {
  if (spawnSync('wrk', ['--version']).error)
    throw new Error('wrk makes the load and is not installed: apt-get install wrk, or brew install wrk')
}

/** A script that asks as each of them in turns; the requests are put together before the first is sent. */
export function writeTurns(file: string, turns: readonly Turn[]): void {
  const lines = turns.map((turn, place) => {
    const headers = Object.entries({ ...turn.headers, 'x-forwarded-for': addressOf(place) })
    return `{ "${turn.path}", { ${headers.map(([key, value]) => `["${key}"] = "${value}"`).join(', ')} } },`
  })
  writeFileSync(
    file,
    `local turns = {
${lines.join('\n')}
}
local requests, place = {}, 0
function init(args)
  for place, turn in ipairs(turns) do requests[place] = wrk.format('GET', turn[1], turn[2]) end
end
function request()
  place = place % #requests + 1
  return requests[place]
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('DONE {"requests":%d,"micros":%d,"p50":%d,"p99":%d,"refused":%d,"broken":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), e.status,
    e.connect + e.read + e.write + e.timeout))
end
`,
  )
}

type Done = { requests: number; micros: number; p50: number; p99: number; refused: number; broken: number }

/** Loads a server for so long. An answer of 400 and above, or none at all, fails it. */
export async function load(url: string, turns: string, seconds: number): Promise<Load> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', turns, url]
  const { stdout } = await promisify(execFile)('wrk', args, { timeout: (seconds + 30) * 1000 })
  const done = /^DONE (.*)$/m.exec(stdout)?.[1]
  if (!done) throw new Error(`wrk did not finish:\n${stdout}`)
  const { requests, micros, p50, p99, refused, broken } = JSON.parse(done) as Done
  if (refused + broken > 0 || requests === 0)
    throw new Error(`${turns}: of ${requests} answers ${refused} were refusals, and ${broken} never came`)
  return { requests, perSecond: (requests * 1e6) / micros, p50Ms: p50 / 1000, p99Ms: p99 / 1000 }
}
