import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as ask } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'

/* The Chromium that Lighthouse drives, the login stored in it, and the proxy between it and the app. */

const TRIES = 200
const BETWEEN_TRIES_MS = 100

/** Retries until there is an answer: a process that was just started may not listen yet. */
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
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--ignore-certificate-errors']
  const args = ['--headless', ...CHROMIUM_ARGS, ...own, 'about:blank']
  // A process group of its own, because a distribution's Chromium may be a script around the browser.
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

/** With the code that the sandbox's phone received. */
export async function signIn(origin: string, phone: string): Promise<Login> {
  await post(`${origin}/api/auth/otp`, { phone })
  const outbox = await fetch(`${origin}/sandbox/control/outbox?phone=${phone}`)
  const { items } = (await outbox.json()) as { items: { code: string | null }[] }
  return post(`${origin}/api/auth/otp/verify`, { phone, code: items.findLast(({ code }) => code)?.code })
}

/** Runs an expression in a page of this origin. Lighthouse clears the cache before a visit, and keeps the local storage. */
async function evaluate(port: number, page: string, expression: string): Promise<void> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?${page}`, { method: 'PUT' })
  const { webSocketDebuggerUrl } = (await opened.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  const origin = JSON.stringify(new URL(page).origin)
  const guarded = `if (location.origin !== ${origin} || document.readyState !== 'complete') throw 0; ${expression}; true`
  await until(page, async () => {
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: guarded } }))
    const [event] = (await once(socket, 'message')) as [MessageEvent<string>]
    const { result } = JSON.parse(event.data) as { result?: { exceptionDetails?: object } }
    return result && !result.exceptionDetails ? true : undefined
  })
  socket.close()
}

/** Stores a login where the app keeps it (AUTH-3); null signs out. */
export async function keepLogin(port: number, origin: string, login: Login | null): Promise<void> {
  const kept = login && { token: login.accessToken, 'refresh-token': login.refreshToken }
  await evaluate(
    port,
    `${origin}/robots.txt`,
    `localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(kept ?? {})})`,
  )
}

/** A proxy as in production (deploy/Caddyfile): over HTTP/1.1 Lighthouse would count waits for connections. */
export type Front = { origin: string; leadTo: (port: number) => void; close: () => Promise<void> }

function throwAwayCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  const made = spawnSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert])
  try {
    if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.error ?? made.stderr}`)
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Headers that HTTP/2 does not have. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const passedOn = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)),
  )

export async function openFront(): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  let app = 0

  function pass(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { method, url, headers, authority } = request
    const sent = { ...passedOn(headers), host: authority, 'x-forwarded-proto': 'https' }
    const asked = ask({ port: app, agent, method, path: url, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers))
      answer.pipe(response)
    })
    asked.on('error', () => response.stream?.destroy())
    response.on('close', () => asked.destroy())
    request.pipe(asked)
  }

  const server = createSecureServer(throwAwayCertificate(), pass)
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    origin: `https://127.0.0.1:${port}`,
    leadTo: (appPort) => void (app = appPort),
    async close() {
      for (const session of sessions) session.destroy()
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
