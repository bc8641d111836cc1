import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { html } from '../html.ts'

const CLIENT = fileURLToPath(new URL('../../client/', import.meta.url))
const STYLES = ['base', 'device', 'home', 'apps', 'request', 'pin', 'messages', 'chooser', 'notes']
const SERVED = /\.(js|css|svg)$/

/** Only our own files, and only what the page needs. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ')

/** An empty screen, which the scripts fill. */
const shell = (base: string, number: string | null) =>
  html`<!doctype html>
    <html lang="ko" data-base="${base}" data-number="${number ?? ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>연습용 폰</title>
        <link rel="icon" href="${base}/client/icon.svg" />
        ${STYLES.map((name) => html`<link rel="stylesheet" href="${base}/client/css/${name}.css" />`)}
        <script type="module" src="${base}/client/main.js"></script>
      </head>
      <body>
        <div class="desk">
          <main class="device"><div class="glass" id="glass"></div></main>
          <aside class="notes" id="notes" aria-label="도움말"></aside>
        </div>
        <noscript>이 폰을 켜려면 자바스크립트가 필요해요.</noscript>
      </body>
    </html>`.text

export function phonePage(app: FastifyInstance): void {
  const base = `${app.prefix}/phone`
  app.register(fastifyStatic, {
    root: CLIENT,
    prefix: '/phone/client/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => SERVED.test(path),
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  })

  const send = (reply: FastifyReply, number: string | null) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(shell(base, number))

  app.get('/phone', (_request, reply) => send(reply, null))
  app.get<{ Params: { number: string } }>('/phone/:number(^01\\d{8,9}$)', ({ params }, reply) =>
    send(reply, params.number),
  )
}
