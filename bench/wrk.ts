import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/* The load comes from wrk: a client in Node would take more CPU for a page than the service that sends it. */

/** One of the requests that are sent in turn. */
export type Turn = { path: string; headers: Record<string, string> }

const CONNECTIONS = 16
/** More connections at a given rate, so that each pauses for several of wrk's whole milliseconds. */
const PACED_CONNECTIONS = 64

/** Every request comes from an address of its own, so that no limit is met. */
const addressOf = (place: number) => `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`

export function checkWrk(): void {
  if (spawnSync('wrk', ['--version']).error)
    throw new Error('wrk makes the load and is not installed: apt-get install wrk, or brew install wrk')
}

/** A script that sends these requests in turn, at random moments `pauseMs` apart on average when that is given. */
function scriptOf(turns: readonly Turn[], pauseMs: number | null): string {
  const lines = turns.map((turn, place) => {
    const headers = Object.entries({ ...turn.headers, 'x-forwarded-for': addressOf(place) })
    return `{ "${turn.path}", { ${headers.map(([key, value]) => `["${key}"] = "${value}"`).join(', ')} } },`
  })
  return `local turns = {
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
${pauseMs === null ? '' : `function delay() return math.floor(-${pauseMs} * math.log(1 - math.random()) + 0.5) end`}
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('DONE {"requests":%d,"micros":%d,"p95":%d,"refused":%d,"broken":%d}\\n',
    summary.requests, summary.duration, latency:percentile(95), e.status, e.connect + e.read + e.write + e.timeout))
end
`
}

type Done = { requests: number; micros: number; p95: number; refused: number; broken: number }

type Ask = { url: string; turns: readonly Turn[]; seconds: number; perSecond?: number }

/** As fast as the server answers, or at a rate. An answer of 400 and above, or none at all, fails the bench. */
export async function load({ url, turns, seconds, perSecond }: Ask) {
  const connections = perSecond === undefined ? CONNECTIONS : PACED_CONNECTIONS
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'bench-wrk-')), 'turns.lua')
  writeFileSync(file, scriptOf(turns, perSecond === undefined ? null : (connections * 1000) / perSecond))
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', file, url]
  const { stdout } = await promisify(execFile)('wrk', args, { timeout: (seconds + 30) * 1000 })
  rmSync(path.dirname(file), { recursive: true })
  const done = /^DONE (.*)$/m.exec(stdout)?.[1]
  if (!done) throw new Error(`wrk did not finish:\n${stdout}`)
  const { requests, micros, p95, refused, broken } = JSON.parse(done) as Done
  if (refused + broken > 0 || requests === 0)
    throw new Error(`of ${requests} answers ${refused} were refusals, and ${broken} never came`)
  return { requests, perSecond: (requests * 1e6) / micros, p95Ms: p95 / 1000 }
}
