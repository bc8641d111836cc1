import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'

/** The Chromium that Lighthouse drives, and whoever is signed in to it. */

const TRIES = 200
const BETWEEN_TRIES_MS = 100

/** Asks again until there is an answer; whoever is asked may still be starting. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    await sleep(BETWEEN_TRIES_MS)
  }
  throw new Error(`${what} did not come`)
}

export async function startChromium(port: number) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
  // The front's certificate was made a moment ago, by nobody.
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--ignore-certificate-errors']
  const args = ['--headless', ...CHROMIUM_ARGS, ...own, 'about:blank']
  // A group of its own: what a distribution installs may be a script around the browser, and both have to end.
  const child = spawn(await chromiumPath(), args, { stdio: 'ignore', detached: true })
  const ended = once(child, 'exit')
  await until('Chromium', async () => (await fetch(`http://127.0.0.1:${port}/json/version`)).ok || undefined)
  return async () => {
    if (child.pid) process.kill(-child.pid)
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Login = { accessToken: string; refreshToken: string }

async function post<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${new URL(url).pathname} answered ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** By the code that the sandbox's phone received. */
export async function signIn(origin: string, phone: string): Promise<Login> {
  await post(`${origin}/api/auth/otp`, { phone })
  const outbox = await fetch(`${origin}/sandbox/control/outbox?phone=${phone}`)
  const { items } = (await outbox.json()) as { items: { code: string | null }[] }
  return post(`${origin}/api/auth/otp/verify`, { phone, code: items.findLast(({ code }) => code)?.code })
}

/** Runs an expression in a page of this origin. What Lighthouse empties before a visit is the cache, not the local storage. */
async function evaluate(port: number, page: string, expression: string): Promise<void> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?${page}`, { method: 'PUT' })
  const { webSocketDebuggerUrl } = (await opened.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  const here = JSON.stringify(new URL(page).origin)
  const guarded = `if (location.origin !== ${here} || document.readyState !== 'complete') throw 0; ${expression}; true`
  await until(page, async () => {
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: guarded } }))
    const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
    const { result } = JSON.parse(event.data) as { result?: { exceptionDetails?: object } }
    return result && !result.exceptionDetails ? true : undefined
  })
  socket.close()
}

/** The person's login where the app keeps it (AUTH-3); null signs out. */
export async function keepLogin(port: number, origin: string, login: Login | null): Promise<void> {
  const kept = login && { token: login.accessToken, 'refresh-token': login.refreshToken }
  await evaluate(
    port,
    `${origin}/robots.txt`,
    `localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(kept ?? {})})`,
  )
}
