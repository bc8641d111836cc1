import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands before the processes in production: it sends each request to the next of those that take any. */
export async function openFront() {
  let ports: number[] = []
  let turn = 0
  const server = http.createServer((request, response) => {
    const port = ports[turn++ % ports.length]
    const { method, url, headers } = request
    const passed = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = (server.address() as AddressInfo)
  return {
    url: `http://127.0.0.1:${port}`,
    sendTo(...next: number[]) {
      ports = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
