import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { STATEMENTS } from './bare-statements.ts'

/**
 * What the same answers cost where nothing stands around them: no checks, no rules, no log. A call is one prepared
 * statement whose rows are sent as they come, and a page is the service's own bytes from memory.
 */

const { BENCH_CONNECTION, BENCH_SERVICE } = process.env
const pool = new pg.Pool({ ...(JSON.parse(BENCH_CONNECTION!) as pg.PoolConfig), max: 10 })
const pages = new Map<string, Promise<Buffer>>()

async function rowsFor(path: string, text: string, asking: unknown): Promise<string> {
  const { rows } = await pool.query({ name: path, text, values: [asking] })
  return JSON.stringify(rows)
}

async function pageAt(path: string): Promise<Buffer> {
  const answer = await fetch(BENCH_SERVICE + path)
  return Buffer.from(await answer.arrayBuffer())
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}

const server = createServer((request, response) => {
  const path = request.url!
  const text = STATEMENTS.get(path)
  const failed = (error: unknown) => response.writeHead(500).end(String(error))
  if (text !== undefined) {
    rowsFor(path, text, request.headers['x-asking'])
      .then((body) => send(response, 'application/json; charset=utf-8', body))
      .catch(failed)
    return
  }
  if (!pages.has(path)) pages.set(path, pageAt(path))
  pages
    .get(path)!
    .then((body) => send(response, 'text/html; charset=utf-8', body))
    .catch(failed)
})
server.listen(0, '127.0.0.1', () => {
  console.log(`READY ${JSON.stringify({ port: (server.address() as AddressInfo).port })}`)
})
