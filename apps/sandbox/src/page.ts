import type { FastifyReply } from 'fastify'

/** HTML that is safe to send: values put into it are escaped unless they are HTML themselves. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

function escaped(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(escaped).join('')
  return String(value).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]!)
}

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((part, index) => part + escaped(values[index])).join(''))
}

/** Only our own files, and only what a page needs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-src 'self'",
].join('; ')

/** What a page loads from `client/`: its script, and its styles after the common ones. */
export const loads = (prefix: string, script: string, styles: readonly string[]): Html =>
  html`<link rel="icon" href="${prefix}/phone/client/icon.svg" />
    ${['base', ...styles].map(
      (name) => html`<link rel="stylesheet" href="${prefix}/phone/client/css/${name}.css" />`,
    )}
    <script type="module" src="${prefix}/phone/client/${script}.js"></script>`

type Page = { title: string; head: Html; body: Html; data?: Readonly<Record<string, string>> }

export function sendPage(
  reply: FastifyReply,
  { title, head, body, data = {} }: Page,
  { policy = POLICY, status = 200 } = {},
): FastifyReply {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
        <html lang="ko" ${attributes}>
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
            <meta name="color-scheme" content="light dark" />
            <title>${title}</title>
            ${head}
          </head>
          ${body}
        </html>`.text,
    )
}
