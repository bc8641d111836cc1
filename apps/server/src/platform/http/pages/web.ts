import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { pagePolicy } from '../security.ts'
import type { RenderPage } from './builds.ts'
import { createPageCache, encodedPage, isKnown, type Kept } from './page-cache.ts'
import { createPageContexts } from './page-context.ts'

type WebOptions = {
  render: RenderPage
  /** Off while developing: the development server puts scripts of its own into the pages. */
  withPolicy: boolean
}

/** Every address that is nobody else's is a page: public ones come from a short-lived cache, the others stream. */
export function mountWeb(app: FastifyInstance, deps: Deps, { render, withPolicy }: WebOptions): void {
  const { settings, clock, tracing } = deps
  // What a page is told is the same for every visitor, so that its address alone is its place in the cache.
  const cache = createPageCache(clock)
  const contextOf = createPageContexts(app, deps)

  app.get('/*', async (request, reply) => {
    const shared = isForEveryone(request)
    const kept = shared ? cache.get(request.url) : undefined
    if (kept) return sendKept(request, reply, kept)

    const { context, wishes } = contextOf(request)
    const asked = toWebRequest(request, reply, settings.appOrigin)
    const response = await tracing.around({ name: 'page' }, () => render(asked, context))
    const headers = headersOf(response)
    if (withPolicy) headers['content-security-policy'] = pagePolicy(settings, wishes.scriptSources)
    if (shared && wishes.keepSeconds > 0 && response.status === 200) {
      headers['cache-control'] = forCaches(wishes.keepSeconds)
      const page = { html: await response.text(), headers }
      return sendKept(request, reply, cache.put(request.url, page, wishes.keepSeconds))
    }
    if (!withPolicy) reply.raw.removeHeader('content-security-policy')
    reply.code(response.status).headers(headers)
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    return reply.send(response.body ? Readable.fromWeb(response.body) : '')
  })
}

/** So long a cache may show the page of before while it asks for the next: short, for each release has assets of its own. */
const STALE_SECONDS = 60

/** A browser asks each time, and is told 304; a cache for many asks once in so many seconds. */
const forCaches = (seconds: number) =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}`

/** What one visitor's sign-in could have changed is never kept for another. */
function isForEveryone({ headers }: FastifyRequest): boolean {
  return headers.cookie === undefined && headers.authorization === undefined
}

/** Addressed to our own origin, whatever host the visitor's request names: pages must not repeat a forged one. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return new Request(origin + request.url, { headers, signal: gone.signal })
}

function headersOf(response: Response): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' }
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  return headers
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): Promise<FastifyReply> {
  reply.headers(kept.page.headers).headers({ vary: 'accept-encoding', etag: kept.etag })
  if (isKnown(kept, request.headers['if-none-match'])) return reply.code(304).send()
  const { encoding, bytes } = await encodedPage(kept, request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
