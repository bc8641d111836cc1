import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A rendered page, the same for every visitor. */
export type Page = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

type Encoding = 'br' | 'gzip' | 'identity'

/** A page in one encoding, ready to be sent. */
type Sending = { readonly headers: Readonly<Record<string, string>>; readonly bytes: Buffer }

export type KeptPage = {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly html: Buffer
  readonly quality: number
  readonly ready: Map<Encoding, Sending>
}

/** Brotli quality: low for a page that is kept for seconds, the highest for one that is kept for good. */
export const QUALITY = { forSeconds: 5, forGood: constants.BROTLI_MAX_QUALITY }

/** A page that is sent many times; each encoding is made once, at its first request. */
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

/** Weak, because it identifies the content in any encoding; the same in every process. */
const etagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/**
 * Synchronous when the encoding is ready. Returns nothing then, because Fastify watches a returned reply until it is
 * sent, which costs as much as sending it.
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

/** Whether the client has this version already. */
function isKnown({ etag }: KeptPage, ifNoneMatch: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
}

/** The best encoding that the client accepts. */
function preferred(accepted = ''): Encoding {
  const wanted = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = new Set(wanted.map((part) => part.split(';')[0]!.trim().toLowerCase()))
  return (['br', 'gzip'] as const).find((name) => names.has(name)) ?? 'identity'
}
