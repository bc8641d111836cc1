import { setTimeout as sleep } from 'node:timers/promises'

const PACE_MS = 150

type Account = { calls: number, longestMs: number, failures: string[] }

/** Somebody who reads one place after the other, and never tries again: whatever fails is counted. */
export function createReader(
  url: string,
  { token, paths }: { token: string, paths: string[] },
) {
  const leaving = new AbortController()
  let account: Account = { calls: 0, longestMs: 0, failures: [] }

  async function read(path: string) {
    const began = performance.now()
    const into = account
    try {
      const answer = await fetch(`${url}/api${path}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(30_000),
      })
      const text = await answer.text()
      if (!answer.ok) into.failures.push(`GET ${path}: ${answer.status} ${text.slice(0, 200)}`)
    } catch (error) {
      into.failures.push(`GET ${path}: ${error}`)
    }
    into.calls += 1
    into.longestMs = Math.max(into.longestMs, performance.now() - began)
  }

  async function readOn() {
    for (let turn = 0; !leaving.signal.aborted; turn++) {
      await read(paths[turn % paths.length] ?? '/')
      await sleep(PACE_MS, undefined, { signal: leaving.signal }).catch(() => {})
    }
  }

  const reading = readOn()
  return {
    /** What was since the last time it was asked. */
    take() {
      const taken = account
      account = { calls: 0, longestMs: 0, failures: [] }
      return taken
    },
    async leave() {
      leaving.abort()
      await reading
    },
  }
}
