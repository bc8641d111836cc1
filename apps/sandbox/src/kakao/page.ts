import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Html, html } from '../html.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = read('./login.css')
const script = read('./agree-all.js')
// Constant texts, because the content security policy contains their hashes.
const styleTag = new Html(`<style>${style}</style>`)
const scriptTag = new Html(`<script>${script}</script>`)
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Only our own style and script are allowed. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${sha256(style)}`,
  `script-src ${sha256(script)}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A speech bubble. */
export const bubble = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
  <path
    fill="currentColor"
    d="M16 5C8.8 5 3 9.5 3 15.1c0 3.6 2.4 6.7 6 8.5l-1.3 4.7c-.1.5.4.9.8.6l5.5-3.7c.7.1 1.3.1 2 .1 7.2 0 13-4.5 13-10.2S23.2 5 16 5Z"
  />
</svg>`

export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${styleTag}
      </head>
      <body>
        ${body} ${scriptTag}
      </body>
    </html>`.text
}
