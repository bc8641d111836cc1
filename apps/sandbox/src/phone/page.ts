import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, loads, sendPage } from '../page.ts'

const CLIENT = fileURLToPath(new URL('../../client/', import.meta.url))
const STYLES = ['device', 'home', 'apps', 'request', 'pin', 'messages', 'chooser', 'notes']
const SERVED = /\.(js|css|svg)$/

/** An empty screen, which the scripts fill. */
const body = html`<body>
  <div class="desk">
    <main class="device"><div class="glass" id="glass"></div></main>
    <aside class="notes" id="notes" aria-label="도움말"></aside>
  </div>
  <noscript>이 폰을 켜려면 자바스크립트가 필요해요.</noscript>
</body>`

export function phonePage(app: FastifyInstance): void {
  const base = `${app.prefix}/phone`
  const head = loads(app.prefix, 'main', STYLES)
  app.register(fastifyStatic, {
    root: CLIENT,
    prefix: '/phone/client/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => SERVED.test(path),
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })

  const send = (reply: FastifyReply, number: string) =>
    sendPage(reply, { title: '연습용 폰', head, body, data: { base, number } })

  app.get('/phone', (_request, reply) => send(reply, ''))
  app.get<{ Params: { number: string } }>('/phone/:number(^01\\d{8,9}$)', ({ params }, reply) =>
    send(reply, params.number),
  )
}
