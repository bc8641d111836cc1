import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { Html, html, sendPage } from '../page.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = read('../../client/css/base.css') + read('./login.css')
const script = read('./agree-all.js')
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Only our own style and script are allowed: constant texts, because the policy contains their hashes. */
const policy = [
  "default-src 'none'",
  `style-src ${sha256(style)}`,
  `script-src ${sha256(script)}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
const head = new Html(`<style>${style}</style><script type="module">${script}</script>`)

/** A speech bubble. */
const bubble = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <path
    fill="currentColor"
    d="M16 5C8.8 5 3 9.5 3 15.1c0 3.6 2.4 6.7 6 8.5l-1.3 4.7c-.1.5.4.9.8.6l5.5-3.7c.7.1 1.3.1 2 .1 7.2 0 13-4.5 13-10.2S23.2 5 16 5Z"
  />
</svg>`

/** A page of the account, under its name. */
export const sendSheet = (reply: FastifyReply, status: number, title: string, shown: Html) =>
  sendPage(
    reply,
    {
      title,
      head,
      body: html`<body>
        <main class="sheet">
          <header class="brand">${bubble}<span>카카오계정</span><em>연습용</em></header>
          ${shown}
        </main>
      </body>`,
    },
    { policy, status },
  )
