import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { pagePolicy } from '../security.ts'
import { VISITOR, visitorWord } from '../visitor.ts'
import type { RenderPage } from './builds.ts'
import { createPageCache, encodedPage, type Kept } from './page-cache.ts'

/** Headers that the pages' own server code writes for us; they go no further. */
const PAGE_SECONDS = 'x-page-ttl'
const SCRIPT_SOURCES = 'x-script-src'

/** What we tell the pages' server code; a visitor's own word for it does not count. */
const SANDBOX = 'x-sandbox'
const CONSENT_PRECHECKED = 'x-consent-prechecked'
const MESSENGER_KEY = 'x-messenger-key'
const OUTSIDE = 'x-outside'
const PRIVACY_OFFICER = 'x-privacy-officer'
const API_ORIGIN = 'x-api-origin'

type WebOptions = {
  render: RenderPage
  /** Off while developing: the development server puts scripts of its own into the pages. */
  withPolicy: boolean
}

/** Every address that is nobody else's is a page: public ones come from a short-lived cache, the others stream. */
export function mountWeb(
  app: FastifyInstance,
  { settings, clock, sandbox, secrets }: Deps,
  { render, withPolicy }: WebOptions,
): void {
  const cache = createPageCache(clock)
  const facts = {
    [SANDBOX]: sandbox ? 'on' : 'off',
    [CONSENT_PRECHECKED]: settings.consentPrechecked ? 'on' : 'off',
    [MESSENGER_KEY]: settings.kakao.javascriptKey ?? '',
    // A header takes no letters but the plainest.
    [OUTSIDE]: encodeURIComponent(JSON.stringify(settings.outside)),
    [PRIVACY_OFFICER]: encodeURIComponent(JSON.stringify(settings.privacyOfficer)),
  }

  app.get('/*', async (request, reply) => {
    const shared = isForEveryone(request)
    const kept = shared ? cache.get(request.url) : undefined
    if (kept) return sendKept(request, reply, kept)

    const response = await render(
      toWebRequest(request, reply, settings.appOrigin, {
        ...facts,
        [VISITOR]: visitorWord(request.ip, secrets),
        [API_ORIGIN]: ownAddress(app) ?? settings.appOrigin,
      }),
    )
    const headers = headersOf(response)
    if (withPolicy) {
      headers['content-security-policy'] = pagePolicy(settings, response.headers.get(SCRIPT_SOURCES) ?? '')
    }
    const seconds = Number(response.headers.get(PAGE_SECONDS) ?? 0)
    if (shared && seconds > 0 && response.status === 200) {
      return sendKept(
        request,
        reply,
        cache.put(request.url, { html: await response.text(), headers }, seconds),
      )
    }
    if (!withPolicy) reply.raw.removeHeader('content-security-policy')
    reply.code(response.status).headers(headers)
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return reply.send(response.body ? Readable.fromWeb(response.body) : '')
  })
}

/** Where this very process listens: its pages need no way out through a proxy to ask it something. */
function ownAddress({ server }: FastifyInstance): string | null {
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : null
}

/** What one visitor's sign-in could have changed is never kept for another. */
function isForEveryone({ headers }: FastifyRequest): boolean {
  return headers.cookie === undefined && headers.authorization === undefined
}

/** Addressed to our own origin, whatever host the visitor's request names: pages must not repeat a forged one. */
function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  ours: Record<string, string>,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  for (const [name, value] of Object.entries(ours)) headers.set(name, value)
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return new Request(origin + request.url, { headers, signal: gone.signal })
}

function headersOf(response: Response): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  response.headers.forEach((value, name) => {
    if (![PAGE_SECONDS, SCRIPT_SOURCES, 'set-cookie'].includes(name)) headers[name] = value
  })
  return headers
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> {
  const { encoding, bytes } = await encodedPage(kept, request.headers['accept-encoding'])
  reply.headers(kept.page.headers).header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
