import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A rendered page, the same for every visitor. */
export type Page = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

type Encoding = 'br' | 'gzip' | 'identity'

/** What is sent: everything that can be said of it before anybody asks. */
type Sending = { readonly headers: Readonly<Record<string, string>>; readonly bytes: Buffer }

export type KeptPage = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly html: Buffer
  readonly quality: number
  readonly ready: Map<Encoding, Sending>
}

/** A page that is kept for seconds is worth little of brotli's patience, one that is kept for good all of it. */
export const QUALITY = { forSeconds: 5, forGood: constants.BROTLI_MAX_QUALITY }

/** Keeps a page to be sent again, each encoding of it made once, when it is first asked for. */
export function keepPage({ html, headers }: Page, quality: number): KeptPage {
  const etag = etagOf(html)
  return {
    etag,
    headers: { ...headers, vary: 'accept-encoding', etag },
    html: Buffer.from(html),
    quality,
    ready: new Map(),
  }
}

/** Weak: it names what the page says, in whatever encoding, so that every process and rendering names it alike. */
const etagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/**
 * At once where the encoding is ready. It gives back nothing to wait for: a reply that is handed to Fastify is listened
 * to until it is gone, which costs as much as the rest of sending it.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): void | Promise<void> {
  const { headers } = request
  if (isKnown(page, headers['if-none-match'])) return void reply.code(304).headers(page.headers).send()
  const encoding = preferred(headers['accept-encoding'])
  const ready = page.ready.get(encoding)
  if (!ready) return makeReady(page, encoding).then((made) => send(reply, made))
  send(reply, ready)
}

const send = (reply: FastifyReply, { headers, bytes }: Sending) => void reply.headers(headers).send(bytes)

async function makeReady(page: KeptPage, encoding: Encoding): Promise<Sending> {
  const bytes = await encoded(page, encoding)
  const headers = encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding }
  const made = { headers, bytes }
  page.ready.set(encoding, made)
  return made
}

function encoded({ html, quality }: KeptPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return html
  if (encoding === 'gzip') return promisify(gzip)(html)
  return promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Whether the asker already has this very page. */
function isKnown({ etag }: KeptPage, ifNoneMatch: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
}

/** An encoding that the browser takes. */
function preferred(accepted = ''): Encoding {
  const wanted = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = new Set(wanted.map((part) => part.split(';')[0]!.trim().toLowerCase()))
  return (['br', 'gzip'] as const).find((name) => names.has(name)) ?? 'identity'
}
