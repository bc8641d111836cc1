import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request as ask } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import os from 'node:os'
import path from 'node:path'

/**
 * What stands before the app in production (deploy/Caddyfile): TLS and HTTP/2, so that a phone's many small files share
 * one connection. Its certificate is made for this run and believed by nobody but the Chromium that is told not to look.
 */
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

/** Of the connection, not of what is said: HTTP/2 knows none of them. */
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
