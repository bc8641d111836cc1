import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Stop, run, say } from '../say.mjs'

/* What all proofs do: run in a folder of their own within a time limit, check, and say how long it took. */

/** Parsed JSON or a row of a statement, whose fields the proofs know. */
export type Json = ReturnType<typeof JSON.parse>

/**
 * Runs a proof in a new folder, which it removes afterwards. The signal aborts on Ctrl-C and when the time is over.
 */
export const runProof = (
  { name, minutes }: { name: string; minutes: number },
  prove: (folder: string, stopping: AbortSignal) => Promise<unknown>,
) =>
  run(async () => {
    const stopping = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => stopping.abort(new Stop('끝나기 전에 멈췄어요.')))
    const tooLate = new Stop(`${minutes}분이 지나도 끝나지 않았어요.`)
    setTimeout(() => stopping.abort(tooLate), minutes * 60_000).unref()
    const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`))
    // PostgreSQL runs as an account of its own, which has to reach its files.
    chmodSync(folder, 0o755)
    try {
      await prove(folder, stopping.signal)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)}초`
export const since = (began: number) => seconds(performance.now() - began)

/** Takes one step of a walk and says how long it took. */
export async function step(sentence: string, work: () => Promise<unknown>) {
  const began = performance.now()
  const seen = await work().catch((error) => {
    console.error(`✗ ${sentence}`)
    throw error
  })
  say(`✓ ${since(began).padStart(6)}  ${sentence}${typeof seen === 'string' ? `: ${seen}` : ''}`)
}

/** Ends the proof with a sentence unless the condition holds. */
export function hold(isSo: unknown, otherwise: string, shown: unknown = '') {
  if (isSo) return
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown)
  throw new Stop(`${otherwise}${text && `\n${text.slice(0, 2000)}`}`)
}

/** Whether the service at a port says that it may be sent requests. */
export async function isReady(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(3000) })
  await answer.arrayBuffer()
  return answer.ok
}

/** One request of each kind: the API, a drawn picture, a page rendered on the server, and a built file. */
const ASKED = [
  { at: '/api/health', type: 'application/json' },
  { at: '/og/default.png', type: 'image/png' },
  { at: '/', type: 'text/html' },
  { at: '/console/login', type: 'text/html' },
]

export async function askEachKind(port: number, stopping: AbortSignal) {
  for (const { at, type } of ASKED) {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { signal: stopping })
    const { byteLength } = await answer.arrayBuffer()
    const given = answer.headers.get('content-type') ?? ''
    hold(
      answer.status === 200 && given.startsWith(type),
      `${at}: ${type} 대신 ${answer.status} ${given}이 왔어요.`,
    )
    say(`✓ ${at}: ${answer.status} ${given}, ${byteLength}바이트`)
  }
}

/** Shows the last lines of programs whose logs are deleted with the folder. */
export function showLogs(programs: readonly { name: string; said: () => string }[]) {
  for (const { name, said } of programs) {
    try {
      console.error(`${name}: ${said().split('\n').slice(-12).join('\n')}`)
    } catch {
      // It never started.
    }
  }
}
