import { BRAND } from '@coffeeattack/domain/brand'
import type { FastifyReply } from 'fastify'
import { html } from './html.ts'

/** A page that needs no build, for errors. */
export function sendPlainPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .send(plainPage(title, body))
}

function plainPage(title: string, body: string): string {
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${BRAND.ko}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 0;
            min-height: 100dvh;
            display: grid;
            place-content: center;
            padding: 20px;
            font:
              16px/1.6 system-ui,
              sans-serif;
            word-break: keep-all;
          }
          h1 {
            font-size: 26px;
            margin: 0 0 8px;
          }
          p {
            margin: 0;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${body}</p>
        </main>
      </body>
    </html>`
}
