import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, vi } from 'vitest'
import { candidateCalls as fileRoutes } from '../../modules/files/module.ts'
import { serverTest } from '../../testing/server-test.ts'
import type { RegisterCalls } from '../module.ts'
import { pdfBytes } from '../storage/testing/test-bytes.ts'

const ask: RegisterCalls = (handle) => handle('POST /users/ask', (_input, { ids }) => ({ id: ids.next() }))
const test = serverTest({ calls: [ask, fileRoutes] })

test.beforeAll(async ({ server }) => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})

/** A client that controls when it sends which bytes. */
async function dial(app: FastifyInstance) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return {
    send: (bytes: string | Buffer) => socket.write(bytes),
    /** Resolves with the first data from the server. */
    heard: once(socket, 'data'),
    answer: text(socket),
  }
}

const head = (line: string, length: number, more = 'connection: close') =>
  `${line} HTTP/1.1\r\nhost: x\r\n${more}\r\n` +
  `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

const UPLOAD = '/users/agent/upload?type=resume&fileType=pdf'
const BODY = JSON.stringify({ from: '/my', message: '궁금해요' })
const LENGTH = Buffer.byteLength(BODY)

/** `Expect: 100-continue` tells the client when the server has the headers. */
const SLOWLY = 'connection: close\r\nexpect: 100-continue'
const statusOf = (answer: string) => answer.replace('HTTP/1.1 100 Continue\r\n\r\n', '').split(' ', 2)[1]

/** Fake timers from here on. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a slow request is ended after half a minute, an upload is not', async ({ server }) => {
  const bytes = pdfBytes()
  const { uploadUrl } = (await server.call('GET', UPLOAD)).json<{ uploadUrl: string }>()
  const [drips, reads, uploads] = [await dial(server.app), await dial(server.app), await dial(server.app)]
  stopTime()
  uploads.send(head(`PUT ${uploadUrl}`, bytes.length, SLOWLY))
  drips.send(head('POST /api/users/ask', LENGTH, SLOWLY))
  await Promise.all([uploads.heard, drips.heard])
  uploads.send(bytes.subarray(0, 10))
  reads.send(head('POST /api/users/ask', LENGTH) + BODY)
  expect(statusOf(await reads.answer)).toBe('200')
  vi.advanceTimersByTime(29_999)
  drips.send(BODY.slice(0, 5))
  vi.advanceTimersByTime(1)
  expect(statusOf(await drips.answer)).toBe('408')
  uploads.send(bytes.subarray(10))
  expect(statusOf(await uploads.answer)).toBe('204')
})

test('a body that nobody reads does not keep the connection open', async ({ server }) => {
  const client = await dial(server.app)
  stopTime()
  client.send(head('GET /api/nothing', LENGTH, 'connection: keep-alive'))
  await client.heard
  vi.advanceTimersByTime(30_000)
  expect(statusOf(await client.answer)).toBe('404')
})

test('headers have half a minute, uploads ten, and idle connections outlive the proxy’s timeout', ({
  server,
}) => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server.app.server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 30_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 65_000,
  })
})
